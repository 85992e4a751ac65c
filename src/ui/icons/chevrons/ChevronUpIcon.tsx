import { icon } from '../icon.tsx';

export const ChevronUpIcon = icon('m5.5 14.5 6.5-6.5 6.5 6.5');
