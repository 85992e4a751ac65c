import { itemAt, itemsOf, type Sequence, sequenceOf } from '../../lib/collections/sequence.ts';
import { createSummary } from '../../lib/collections/sequenceSummary.ts';
import { type ChatEntry, indexInChat } from '../../realtime/selectors.ts';

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

/**
 * Chats of up to this many messages are rendered completely in the end, so that the browser's own search and copying
 * work.
 */
export const MAX_FULLY_RENDERED_MESSAGES = 1_000;
/**
 * Height of the rows that longer chats render above and below the viewport, in px. They render other rows when less
 * than half of it is left.
 */
const OVERSCAN_PX = 240;
/** Assumed height of the viewport before anything is measured, in px. */
const ASSUMED_VIEWPORT_HEIGHT = 800;
/** Spacing above the first and below the last row, in px. */
const PADDING_TOP = 8;
const PADDING_BOTTOM = 16;

/**
 * The layout of a virtualised chat log: computes the positions of its rows and chooses which of them to render. Only
 * rendered rows have measured heights; all others are estimated. The first visible row, the anchor, keeps its position
 * when the heights of the rows above it turn out to be different from the estimate. Meanwhile the difference is
 * subtracted from the spacer above, whose height is then not the sum of its rows; `place(true)` corrects it.
 * @param firstId the message at the upper edge of the initial viewport; null for the end of the chat
 */
export function createLogLayout(entries: Sequence<ChatEntry>, firstId: string | null) {
  const heights = createRowHeights();
  heights.setRendered(entries);
  const placeOf = (index: number): RowPosition => ({ index, top: PADDING_TOP + heights.sum(0, index) });

  const initialScrollTop = firstId === null ? -1 : itemsOf(entries).findIndex(({ id }) => id === firstId);
  const from = placeOf(initialScrollTop > 0 ? initialScrollTop : entries.length - 1);
  const upper = initialScrollTop > 0 ? from.top : placeOf(entries.length).top - ASSUMED_VIEWPORT_HEIGHT;
  const rows = rowsBetween(
    entries.length,
    heights.at,
    from,
    upper - OVERSCAN_PX,
    upper + ASSUMED_VIEWPORT_HEIGHT + OVERSCAN_PX,
  );
  let drawn: RenderedRows = { entries, first: rows.first.index, end: rows.end };
  /** Position of the upper edge of the first rendered row, in px. */
  let top = rows.first.top;
  let anchor = { entry: itemAt(entries, from.index), top: from.top };

  /** Another rendered row for an anchor that the new list does not contain, as when a temporary message is confirmed. */
  const anchorIn = (next: Sequence<ChatEntry>) => {
    const { entry } = anchor;
    if (entry === undefined || indexInChat(next, entry) >= 0) return anchor;
    const { entries: all, first, end } = drawn;
    const at = Math.max(first, indexInChat(all, entry));
    const others = [...itemsOf(all, at, end), ...itemsOf(all, first, at).toReversed()];
    const other = others.find((row) => indexInChat(next, row) >= 0);
    return other === undefined ? anchor : { entry: other, top: top + heights.sum(first, indexInChat(all, other)) };
  };

  return {
    /** The rows to render initially. */
    first: drawn,
    /** The message at the upper edge of the initial viewport; undefined for the end of the chat. */
    begin: initialScrollTop > 0 ? anchor.entry : undefined,
    /** Sets the rows that are now rendered. */
    use(next: RenderedRows) {
      if (next.entries !== drawn.entries) {
        anchor = anchorIn(next.entries);
        heights.setRendered(next.entries);
      }
      drawn = next;
    },
    /**
     * Stores the measured height of a row.
     * @returns whether it differs from the previous one
     */
    setMeasuredHeight: (index: number, height: number) => heights.set(index, height),
    /**
     * Discards the heights of rows that are not rendered. To be called when the width of the log has changed, since all
     * texts wrap differently.
     */
    discardUnrenderedHeights: () => heights.discardOutside(drawn.first, drawn.end),

    /** Returns the row that does not move, and the position of its upper edge in px. */
    anchor: () => anchor,
    /**
     * Makes a message, or by default the last one, the anchor.
     * @returns its position and height, in px; null if the rendered chat does not contain it
     */
    anchorOn(entry: ChatEntry | undefined = itemAt(drawn.entries, drawn.entries.length - 1)) {
      const index = entry === undefined ? -1 : indexInChat(drawn.entries, entry);
      if (index < 0) return null;
      anchor = { entry, top: placeOf(index).top };
      return { top: anchor.top, height: heights.at(index) };
    },
    /** Makes the first row in the viewport the anchor. */
    anchorAt(scrollTop: number, height: number) {
      const { entries: all } = drawn;
      const rowsAt = (known: RowPosition) => {
        const index = heights.indexAt(heights.sum(0, known.index) + scrollTop - known.top);
        const near = { index, top: known.top + heights.sum(known.index, index) };
        return rowsBetween(all.length, heights.at, near, scrollTop, scrollTop + height);
      };
      const inView = rowsAt({ index: drawn.first, top });
      // After a jump no rendered row is in the viewport, so none can be the anchor. At the very top the first message
      // must be at its position.
      const isKnown = inView.first.index < drawn.end && inView.end > drawn.first && scrollTop > 0;
      const { first } = isKnown ? inView : rowsAt(placeOf(0));
      const anchorIndex = isKnown ? Math.max(first.index, drawn.first) : first.index;
      anchor = { entry: itemAt(all, anchorIndex), top: first.top + heights.sum(first.index, anchorIndex) };
    },
    /**
     * Returns the rows to render if the rendered ones do not suffice or are too many, otherwise null.
     * @param isMore whether rendered rows stay rendered, so that the result is null after a few calls
     */
    neededRows(scrollTop: number, height: number, isMore: boolean): RenderedRows | null {
      const { entries: all } = drawn;
      const count = all.length;
      const index = anchor.entry === undefined ? -1 : indexInChat(all, anchor.entry);
      const from = index < 0 ? { index: drawn.first, top } : { index, top: anchor.top };
      const rowsWith = (ahead: number) =>
        rowsBetween(count, heights.at, from, scrollTop - ahead, scrollTop + height + ahead);
      const needed = rowsWith(OVERSCAN_PX / 2);
      const wanted = rowsWith(OVERSCAN_PX);
      const canRenderFully = count <= MAX_FULLY_RENDERED_MESSAGES;
      const isEnough = drawn.first <= needed.first.index && needed.end <= drawn.end;
      const isTooMuch = !canRenderFully && !isMore && drawn.end - drawn.first > 2 * (wanted.end - wanted.first.index);
      if (isEnough && !isTooMuch) return null;
      const isNear = wanted.first.index < drawn.end && wanted.end > drawn.first;
      if (!isNear || !(canRenderFully || isMore)) return { entries: all, first: wanted.first.index, end: wanted.end };
      const first = Math.min(drawn.first, wanted.first.index);
      return { entries: all, first, end: Math.max(drawn.end, wanted.end) };
    },

    /**
     * Positions the rendered rows so that the anchor keeps its place.
     * @param mayShift whether the scroll position may be changed, so that the spacer above regains its correct height
     * @returns the heights of the spacers above and below the rendered rows, and the difference to add to the scroll
     * position so that the visible rows do not move; in px
     */
    place(mayShift: boolean) {
      const { first, end } = drawn;
      const anchorIndex = anchor.entry === undefined ? -1 : indexInChat(drawn.entries, anchor.entry);
      const own = placeOf(first).top;
      top = first <= anchorIndex && anchorIndex < end ? anchor.top - heights.sum(first, anchorIndex) : own;
      // Once the spacer above is used up, the scroll position has to change.
      const shift = mayShift || top < PADDING_TOP ? own - top : 0;
      top += shift;
      anchor = { ...anchor, top: anchor.top + shift };
      return { above: top, below: heights.sum(end, drawn.entries.length) + PADDING_BOTTOM, shift };
    },
  };
}

/** The estimated height of a row that has never been rendered, in px: a bubble of one line with typical spacing. */
export const ESTIMATED_HEIGHT = 52;

interface Row {
  readonly id: string;
}

/** Differences below this are floating-point rounding errors, in px. */
const ROUNDING_TOLERANCE = 0.01;

/**
 * Creates the heights of a chat log's rows for its layout, in px: measured if they were rendered, otherwise estimated.
 * The sums are stored for each part of the list, so the cost of a new row or a new height does not depend on the number
 * of rows.
 */
export function createRowHeights() {
  let rows: Sequence<Row> = sequenceOf([]);
  const measuredHeights = new Map<string, number>();
  const heightOf = ({ id }: Row) => measuredHeights.get(id) ?? ESTIMATED_HEIGHT;
  /** Creates the sums by which the heights exceed the estimates. */
  const createExcess = () =>
    createSummary<Row, number>(
      (items) => items.reduce((sum, row) => sum + heightOf(row) - ESTIMATED_HEIGHT, 0),
      (first, second) => first + second,
    );
  let excess = createExcess();

  const sumBefore = (index: number) => index * ESTIMATED_HEIGHT + excess.before(rows, index);
  return {
    /** Sets another list; measured heights of rows that it still contains remain. */
    setRendered(next: Sequence<Row>) {
      excess.forgetUnshared(next, rows);
      rows = next;
    },
    at(index: number) {
      const row = itemAt(rows, index);
      return row === undefined ? 0 : heightOf(row);
    },
    /**
     * Stores a measured height.
     * @returns whether it differs from the previous one
     */
    set(index: number, height: number) {
      const row = itemAt(rows, index);
      if (row === undefined) return false;
      const isNew = Math.abs(heightOf(row) - height) > ROUNDING_TOLERANCE;
      if (isNew) {
        measuredHeights.set(row.id, height);
        excess.forget(rows, index);
      }
      return isNew;
    },
    /**
     * Returns the total height of the rows from `from` up to, but not including, `to`; negative if `to` is smaller than
     * `from`.
     */
    sum: (from: number, to: number) => sumBefore(to) - sumBefore(from),
    /** Returns the row at this distance from the upper edge of the first one, in px; the nearest one if there is none. */
    indexAt(distance: number) {
      const above = excess.countWhile(rows, (sum, count) => count * ESTIMATED_HEIGHT + sum <= distance);
      return Math.max(0, Math.min(above, rows.length - 1));
    },
    /**
     * Discards the measured heights of all rows outside `from` (inclusive) to `to` (exclusive), which are invalid after
     * a change of width.
     */
    discardOutside(from: number, to: number) {
      const retained = itemsOf(rows, from, to).map((row) => [row.id, heightOf(row)] as const);
      measuredHeights.clear();
      for (const [id, height] of retained) measuredHeights.set(id, height);
      excess = createExcess();
    },
  };
}
