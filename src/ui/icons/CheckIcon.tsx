import { icon } from './icon.tsx';

export const CheckIcon = icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 12.2l2.8 2.8L16.2 9.4');
