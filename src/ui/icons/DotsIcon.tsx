import { icon } from './icon.tsx';

export const DotsIcon = icon('M5.5 12v.1M12 12v.1M18.5 12v.1', { strokeWidth: 3 });
