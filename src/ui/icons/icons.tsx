import { icon } from './icon.tsx';

/* Icons of screens with and without the shell. */

export const CheckIcon = icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 12.2l2.8 2.8L16.2 9.4');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const InfoIcon = icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.6v.1');
export const TickIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const WarningIcon = icon('M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1');
