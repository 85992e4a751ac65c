import { icon } from '../../ui/icons/icon.tsx';

/** Marks a notification about an update of the app. */
export const UpdateIcon = icon(
  'M12 3.5c.7 4.4 3.1 6.8 7.5 7.5-4.4.7-6.8 3.1-7.5 7.5-.7-4.4-3.1-6.8-7.5-7.5 4.4-.7 6.8-3.1 7.5-7.5ZM19 16.5v4M17 18.5h4',
);
