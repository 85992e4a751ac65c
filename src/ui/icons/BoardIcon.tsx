import { icon } from './icon.tsx';

export const BoardIcon = icon('M4 5.5h16v11H9.5L5.5 20v-3.5H4zM8 9.5h8M8 12.8h5');
