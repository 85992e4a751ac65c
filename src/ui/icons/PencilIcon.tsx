import { icon } from './icon.tsx';

export const PencilIcon = icon(
  'm4 20 1-4.5L15.8 4.7a1.6 1.6 0 0 1 2.3 0l1.2 1.2a1.6 1.6 0 0 1 0 2.3L8.5 19zM14 6.5l3.5 3.5',
);
