import { icon } from '../../../src/ui/icons/icon.tsx';

export const FlipIcon = icon('M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4');
