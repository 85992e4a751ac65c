import { icon } from './icon.tsx';

export const UploadIcon = icon('M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4.5 15v4.5h15V15');
