import { icon } from '../../../ui/icons/icon.tsx';

/** Marks the links to a person's profiles on other services, which lead out of this app. */
export const ExternalLinkIcon = icon('M9 6h9v9M18 6 6 18');
