import { icon } from '../../../../ui/icons/icon.tsx';

/** Marks a link that leads out of this app. */
export const ExternalLinkIcon = icon('M9 6h9v9M18 6 6 18');
