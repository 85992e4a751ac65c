import { icon } from '../icon.tsx';

export const ChevronDownIcon = icon('m5.5 9.5 6.5 6.5 6.5-6.5');
