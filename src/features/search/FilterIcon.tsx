import { icon } from '../../ui/icons/icon.tsx';

/** The icon of the button that opens the filters: the faders of a mixer. */
export const FilterIcon = icon('M6 4v4M6 13v7M12 4v9M12 18v2M18 4v2M18 11v9M3.5 10.5h5M9.5 15.5h5M15.5 8.5h5');
