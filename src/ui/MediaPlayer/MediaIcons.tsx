import { icon } from '../icons/icon.tsx';

export const PauseIcon = icon('M7.5 5.5h2v13h-2zM14.5 5.5h2v13h-2z', { filled: true });
export const SpeakerIcon = icon('M4 9.5v5h3.5l4.5 4v-13l-4.5 4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11');
export const SpeakerOffIcon = icon('M4 9.5v5h3.5l4.5 4v-13l-4.5 4ZM16 9.5l5 5M21 9.5l-5 5');
export const FullscreenIcon = icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
