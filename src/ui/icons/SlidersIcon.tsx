import { icon } from './icon.tsx';

export const SlidersIcon = icon(
  'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0',
);
