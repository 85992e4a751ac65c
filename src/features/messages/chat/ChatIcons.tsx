import { icon } from '../../../ui/icons/icon.tsx';

export const SendIcon = icon('M5 12h9M4.6 4.8 20.2 12 4.6 19.2 7 12Z');
export const MagnifierIcon = icon('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20');
export const ArrowDownIcon = icon('M12 5v14M6 13l6 6 6-6');
export const ClockIcon = icon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5V12l3 2');
