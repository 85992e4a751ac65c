import { icon } from './icon.tsx';

export const KeyboardIcon = icon(
  'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1M7 10h.01M11 10h.01M15 10h.01M7.5 14h9',
);
