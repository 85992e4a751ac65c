import { icon } from './icon.tsx';

/* Icons that come with the shell, whatever screen shows them. An icon of one component lies in its file. */

export const BellIcon = icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4');
export const BoardIcon = icon('M4 5.5h16v11H9.5L5.5 20v-3.5H4zM8 9.5h8M8 12.8h5');
export const HeartIcon = icon(
  'M12 20.3S3.5 15.4 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6-8.5 10.9-8.5 10.9Z',
);
export const HeartFilledIcon = icon(
  'M12 20.3S3.5 15.4 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6-8.5 10.9-8.5 10.9Z',
  { filled: true },
);
export const MessageIcon = icon(
  'M12 4.5c5 0 8.8 3.2 8.8 7.2s-3.8 7.2-8.8 7.2c-1 0-2-.1-2.9-.4L4.4 20l1-3.6c-1.4-1.2-2.2-2.9-2.2-4.7 0-4 3.8-7.2 8.8-7.2ZM8.3 11.8v.1M12 11.8v.1M15.7 11.8v.1',
);
export const NoteIcon = icon(
  'M9 17.5V5.5l10-2v12M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
);
export const PencilIcon = icon(
  'm4 20 1-4.5L15.8 4.7a1.6 1.6 0 0 1 2.3 0l1.2 1.2a1.6 1.6 0 0 1 0 2.3L8.5 19zM14 6.5l3.5 3.5',
);
export const DotsIcon = icon('M5.5 12v.1M12 12v.1M18.5 12v.1', { strokeWidth: 3 });
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10');
export const PlayIcon = icon('M8 5.5v13l10.5-6.5Z', { filled: true });
export const PauseIcon = icon('M7.5 5.5h2v13h-2zM14.5 5.5h2v13h-2z', { filled: true });
export const ChevronUpIcon = icon('m5.5 14.5 6.5-6.5 6.5 6.5');
export const ChevronDownIcon = icon('m5.5 9.5 6.5 6.5 6.5-6.5');
export const ChevronLeftIcon = icon('m14.5 5.5-6.5 6.5 6.5 6.5');
export const ChevronRightIcon = icon('m9.5 5.5 6.5 6.5-6.5 6.5');

/* The account menu. */

export const KeyboardIcon = icon(
  'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1M7 10h.01M11 10h.01M15 10h.01M7.5 14h9',
);
export const SlidersIcon = icon(
  'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0',
);
export const InstallIcon = icon('M16.5 8V3.5h-9v17h9V16M20 12h-8M15 9l-3 3 3 3');
export const LogOutIcon = icon('M13.5 4.5H5v15h8.5M10 12h10.5M17 8l4 4-4 4');
