import { itemAt, type Sequence } from '../../../lib/collections/sequence.ts';
import { type ChatEntry, indexInChat } from '../../../realtime/selectors.ts';

/** The rendered window of a virtualised list: from `first` up to, but not including, `end`. */
export interface RenderedRows {
  readonly entries: Sequence<ChatEntry>;
  readonly first: number;
  readonly end: number;
}

/** A row and the position of its upper edge, in px. */
export interface RowPosition {
  readonly index: number;
  readonly top: number;
}

/**
 * Returns the rows between two vertical positions, at least one row.
 * @param count number of rows in the list
 * @param heightAt returns the height of a row, in px
 * @param from any row with a known position, where the search starts
 * @param top upper limit, in px
 * @param bottom lower limit, in px
 * @returns the first row, and the index after the last row
 */
export function rowsBetween(
  count: number,
  heightAt: (index: number) => number,
  from: RowPosition,
  top: number,
  bottom: number,
): { first: RowPosition; end: number } {
  let { index, top: edge } = from;
  while (index > 0 && edge > top) {
    index -= 1;
    edge -= heightAt(index);
  }
  while (index < count - 1 && edge + heightAt(index) <= top) {
    edge += heightAt(index);
    index += 1;
  }
  let end = index;
  for (let below = edge; end < count && (end === index || below < bottom); end += 1) below += heightAt(end);
  return { first: { index, top: edge }, end };
}

/**
 * Maps the rendered rows to a newer list, where messages may have been appended or older ones prepended. Rows that
 * extended to the end of the list extend to the new end.
 */
export function mapToNewEntries(drawn: RenderedRows, entries: Sequence<ChatEntry>): RenderedRows {
  if (entries === drawn.entries) return drawn;
  const shift = indexShift(drawn, entries);
  const reachesEnd = drawn.end === drawn.entries.length;
  const end = reachesEnd ? entries.length : Math.min(drawn.end + shift, entries.length);
  return { entries, first: Math.max(0, Math.min(drawn.first + shift, end - 1)), end };
}

/** Returns by how much the index of the rendered rows has changed; 0 if the new list contains none of them. */
function indexShift({ entries: before, first, end }: RenderedRows, entries: Sequence<ChatEntry>): number {
  for (let index = first; index < end; index += 1) {
    const entry = itemAt(before, index);
    const place = entry === undefined ? -1 : indexInChat(entries, entry);
    if (place >= 0) return place - index;
  }
  return 0;
}
