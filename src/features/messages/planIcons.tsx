import { icon } from '../../ui/icons/icon.tsx';

/* Icons of cards and of agreed dates. */

export const CalendarIcon = icon('M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4');
export const PinIcon = icon(
  'M12 21c4.5-5 6.5-8.4 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 12.6 7.5 16 12 21ZM12 12a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
);
