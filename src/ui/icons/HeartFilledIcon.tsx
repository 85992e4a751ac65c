import { icon } from './icon.tsx';

export const HeartFilledIcon = icon(
  'M12 20.3S3.5 15.4 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6-8.5 10.9-8.5 10.9Z',
  { filled: true },
);
