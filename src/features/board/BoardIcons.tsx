import { icon } from '../../ui/icons/icon.tsx';

export const ReplyIcon = icon('M9 6 4 11l5 5M4 11h9a7 7 0 0 1 7 7');
export const BinIcon = icon('M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
