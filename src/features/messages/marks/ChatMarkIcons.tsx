import { icon } from '../../../ui/icons/icon.tsx';

export const PinIcon = icon('M9 3.5h6l-.8 6 3.3 3.5v2h-11v-2l3.3-3.5zM12 15v5.5');
export const BellOffIcon = icon('M8 6.6A6 6 0 0 1 18 11v5.5M6 10.5v6l-1.5 2h13M10 21h4M3.5 3.5l17 17');
export const ArchiveIcon = icon('M4 8.5h16v11H4zM3 4.5h18v4H3zM10 12.5h4');
