import { ArrowDownIcon } from './ChatIcons.tsx';
import { chat } from './copy.ts';
import * as css from './MessageLog.css.ts';

/** The way back to the end of the chat, and how many came meanwhile. */
export function JumpToLatest({ count, onJump }: { count: number; onJump: () => void }) {
  return (
    <button
      type="button"
      className={css.jump}
      data-new={count > 0 ? '' : undefined}
      aria-label={count > 0 ? undefined : chat.jumpToLatest}
      title={chat.jumpToLatest}
      onClick={onJump}
    >
      <ArrowDownIcon />
      {count > 0 && chat.newBelow(count)}
    </button>
  );
}
