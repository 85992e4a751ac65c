import { icon } from './icon.tsx';

/* The icons of the account menu. */

export const KeyboardIcon = icon(
  'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1M7 10h.01M11 10h.01M15 10h.01M7.5 14h9',
);
export const SlidersIcon = icon(
  'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0',
);
export const InstallIcon = icon('M16.5 8V3.5h-9v17h9V16M20 12h-8M15 9l-3 3 3 3');
export const LogOutIcon = icon('M13.5 4.5H5v15h8.5M10 12h10.5M17 8l4 4-4 4');
