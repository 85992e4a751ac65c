import { icon } from './icon.tsx';

export const InstallIcon = icon('M16.5 8V3.5h-9v17h9V16M20 12h-8M15 9l-3 3 3 3');
