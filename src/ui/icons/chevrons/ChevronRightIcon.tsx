import { icon } from '../icon.tsx';

export const ChevronRightIcon = icon('m9.5 5.5 6.5 6.5-6.5 6.5');
