import { icon } from './icon.tsx';

export const PauseIcon = icon('M7.5 5.5h2v13h-2zM14.5 5.5h2v13h-2z', { filled: true });
