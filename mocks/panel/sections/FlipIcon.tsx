import { icon } from '../../../src/ui/icons/icon.tsx';

/** The icon of the button that moves the mock panel to the other side of the screen. */
export const FlipIcon = icon('M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4');
