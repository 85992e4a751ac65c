import { foldedRanges } from '../../../lib/text/foldedRanges.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { drawMarks } from '../../../ui/LinkedText/drawMarks.tsx';
import type { DrawText } from '../../../ui/LinkedText/LinkedText.tsx';
import './messageMarks.css.ts';

/**
 * Creates the functions that mark a query in messages. The same message gets the same function, so that only rows whose
 * marks change are rendered.
 * @param wanted the folded query
 */
export function createMessageMarks(wanted: string): (entry: ChatEntry, isCurrent: boolean) => DrawText {
  const others = new WeakMap<ChatEntry, DrawText>();
  const current = new WeakMap<ChatEntry, DrawText>();
  return (entry, isCurrent) => {
    const known = isCurrent ? current : others;
    const draw = known.get(entry) ?? drawMarks(foldedRanges(entry.content, wanted), isCurrent);
    known.set(entry, draw);
    return draw;
  };
}
