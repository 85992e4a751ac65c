import { icon } from './icon.tsx';

export const MessageIcon = icon(
  'M12 4.5c5 0 8.8 3.2 8.8 7.2s-3.8 7.2-8.8 7.2c-1 0-2-.1-2.9-.4L4.4 20l1-3.6c-1.4-1.2-2.2-2.9-2.2-4.7 0-4 3.8-7.2 8.8-7.2ZM8.3 11.8v.1M12 11.8v.1M15.7 11.8v.1',
);
