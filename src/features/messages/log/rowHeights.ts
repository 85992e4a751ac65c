import { itemAt, itemsOf, type Sequence, sequenceOf } from '../../../lib/collections/sequence.ts';
import { createSummary } from '../../../lib/collections/sequenceSummary.ts';

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
