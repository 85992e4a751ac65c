import { ArrowDownIcon } from './ChatIcons.tsx';
import { chat } from './copy.ts';
import * as css from './MessageLog.css.ts';

/** The button that scrolls to the end of the chat, with the number of new messages below the viewport. */
export function JumpToLatestButton({ count, onJump }: { count: number; onJump: () => void }) {
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
