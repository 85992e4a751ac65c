import { type RefObject, useEffect, useEffectEvent } from 'react';
import { itemsOf, type Sequence } from '../../lib/collections/sequence.ts';
import { afterPaint } from '../../lib/time/timer.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import type { LogHandle } from './logView.ts';
import { menuButtonIn } from './MessageMenu.tsx';

const copy = { missing: 'リンク先のメッセージは見つかりませんでした' } as const;

interface LinkedMessageProps {
  /** Id of the message. Another id needs another `key`. */
  id: string;
  entries: Sequence<ChatEntry>;
  log: RefObject<LogHandle | null>;
}

/** Goes once to the message in the URL, or reports that it does not exist. */
export function LinkedMessage({ id, entries, log }: LinkedMessageProps) {
  const go = useEffectEvent(() => {
    const entry = itemsOf(entries).find((one) => one.id === id);
    if (entry === undefined) snackbars.show(copy.missing, { kind: 'error', topic: 'linked-message' });
    else void goToMessage(log, entry);
  });
  useEffect(() => go(), []);
  return null;
}

/** Milliseconds for which the message is highlighted. */
const STANDS_OUT_MS = 2_500;

/**
 * Scrolls to a message that the URL or a pressed quotation refers to, highlights it for a short time, and moves the
 * focus to its menu button.
 */
export async function goToMessage(log: RefObject<LogHandle | null>, entry: ChatEntry): Promise<void> {
  // The log renders the rows around it at once, which must not happen in an effect.
  await afterPaint();
  log.current?.scrollToEntry(entry);
  const message = document.querySelector(`[data-message="${CSS.escape(entry.id)}"]`);
  menuButtonIn(message)?.focus({ preventScroll: true });
  message?.querySelector('[data-bubble]')?.animate(
    [0, 0.7, 1].map((offset) => ({
      offset,
      outline: `3px solid ${offset === 1 ? 'transparent' : vars.color.orangeLight}`,
      outlineOffset: '2px',
    })),
    STANDS_OUT_MS,
  );
}
