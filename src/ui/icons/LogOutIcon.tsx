import { icon } from './icon.tsx';

export const LogOutIcon = icon('M13.5 4.5H5v15h8.5M10 12h10.5M17 8l4 4-4 4');
