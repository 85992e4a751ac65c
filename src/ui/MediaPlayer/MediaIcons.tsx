import { icon } from '../icons/icon.tsx';

export const PreviousIcon = icon('M18 6.5v11L9 12ZM6 6.5h1.5v11H6z', { filled: true });
export const NextIcon = icon('M6 6.5v11l9-5.5ZM16.5 6.5H18v11h-1.5z', { filled: true });
export const SpeakerIcon = icon('M4 9.5v5h3.5l4.5 4v-13l-4.5 4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11');
export const SpeakerOffIcon = icon('M4 9.5v5h3.5l4.5 4v-13l-4.5 4ZM16 9.5l5 5M21 9.5l-5 5');
export const RepeatIcon = icon(
  'M4 11.5v-1a3.5 3.5 0 0 1 3.5-3.5H19M16 4l3 3-3 3M20 12.5v1a3.5 3.5 0 0 1-3.5 3.5H5M8 20l-3-3 3-3',
);
export const PictureInPictureIcon = icon(
  'M20 11V6.5A1.5 1.5 0 0 0 18.5 5h-13A1.5 1.5 0 0 0 4 6.5v11A1.5 1.5 0 0 0 5.5 19H10M13.5 14h7v5.5h-7z',
);
export const FullscreenIcon = icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
