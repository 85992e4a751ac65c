import { type RefObject, useEffect, useEffectEvent } from 'react';
import { itemsOf, type Sequence } from '../../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import type { LogHandle } from '../log/logView.ts';
import { messageMenu as copy } from './copy.ts';
import { goToMessage } from './goToMessage.ts';

interface LinkedMessageProps {
  /** Id of the message. Another id needs another `key`. */
  id: string;
  entries: Sequence<ChatEntry>;
  log: RefObject<LogHandle | null>;
}

/** Goes once to the message in the URL, or reports that it does not exist (rule M52). */
export function LinkedMessage({ id, entries, log }: LinkedMessageProps) {
  const go = useEffectEvent(() => {
    const entry = itemsOf(entries).find((one) => one.id === id);
    if (entry === undefined) snackbars.show(copy.linkMissing, { kind: 'error', topic: 'linked-message' });
    else void goToMessage(log, entry);
  });
  useEffect(() => go(), []);
  return null;
}
