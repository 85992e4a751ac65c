import { icon } from '../icon.tsx';

export const ChevronLeftIcon = icon('m14.5 5.5-6.5 6.5 6.5 6.5');
