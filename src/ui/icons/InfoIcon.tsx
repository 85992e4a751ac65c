import { icon } from './icon.tsx';

export const InfoIcon = icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.6v.1');
