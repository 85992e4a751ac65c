import { chat } from '../copy.ts';
import * as css from './Presence.css.ts';

/** Renders the other person's online status as text; nothing while it is not known (rule M19). */
export function Presence({ isOnline }: { isOnline: boolean | null }) {
  if (isOnline === null) return null;
  return (
    <span className={css.label} data-online={isOnline ? '' : undefined}>
      <span className={css.mark} aria-hidden="true" />
      <span>{isOnline ? chat.online : chat.offline}</span>
    </span>
  );
}
