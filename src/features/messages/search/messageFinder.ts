import { mapInSlices } from '../../../lib/async/mapInSlices.ts';
import { itemsOf, type Sequence } from '../../../lib/collections/sequence.ts';
import { foldFor, foldKana } from '../../../lib/text/foldKana.ts';
import { unifyKanji } from '../../../lib/text/kanjiVariants.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';

/**
 * Creates the search in one chat. Each message is folded once, so that another character of the query, or a message
 * that arrives, costs one comparison per message. A long chat is searched in slices.
 * @param fold normalises a message, after `unifyKanji`, in the same way as `foldQuery` normalises the query
 * @returns the messages that contain the folded query, the newest first; none for an empty query
 */
export function createMessageFinder(fold: (text: string) => string = foldKana) {
  const known = new WeakMap<ChatEntry, string>();
  const foldedOf = (entry: ChatEntry): string => {
    const folded = known.get(entry) ?? fold(unifyKanji(entry.content));
    known.set(entry, folded);
    return folded;
  };
  return async (entries: Sequence<ChatEntry>, wanted: string): Promise<ChatEntry[]> => {
    if (wanted === '') return [];
    const chat = itemsOf(entries);
    const foldOnce = foldFor(wanted);
    const textOf = foldOnce === foldKana ? foldedOf : ({ content }: ChatEntry) => foldOnce(unifyKanji(content));
    const isHit = await mapInSlices(chat, (entry) => textOf(entry).includes(wanted));
    return chat.filter((_, index) => isHit[index]).toReversed();
  };
}
