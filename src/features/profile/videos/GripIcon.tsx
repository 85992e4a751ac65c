import { icon } from '../../../ui/icons/icon.tsx';

/** The icon of the handle by which a video of the list is dragged. */
export const GripIcon = icon('M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1', { strokeWidth: 2.6 });
