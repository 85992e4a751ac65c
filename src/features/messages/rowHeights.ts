/** The estimated height of a row that has never been rendered, in px: a bubble of one line with typical spacing. */
export const ESTIMATED_HEIGHT = 52;

interface Row {
  readonly id: string;
}

/** The heights of a list's rows, in px: measured if they were rendered, otherwise estimated. */
interface RowHeights {
  /** Sets another list; measured heights of rows that are still in it are kept. */
  setRendered: (rows: readonly Row[]) => void;
  at: (index: number) => number;
  /**
   * Stores a measured height.
   * @returns whether it differs from the previous one
   */
  set: (index: number, height: number) => boolean;
  /**
   * Returns the total height of the rows from `from` up to, but not including, `to`; negative if `to` is smaller than
   * `from`.
   */
  sum: (from: number, to: number) => number;
  /**
   * Discards the measured heights of all rows outside `from` (inclusive) to `to` (exclusive), which are invalid after a
   * change of width.
   */
  discardOutside: (from: number, to: number) => void;
}

/** Differences below this are floating-point rounding errors, in px. */
const ROUNDING_TOLERANCE = 0.01;

/** A plain array suffices: summing up 50,000 rows takes well under a millisecond. */
export function createRowHeights(): RowHeights {
  let rows: readonly Row[] = [];
  let heights = new Float64Array(0);
  const measuredHeights = new Map<string, number>();

  const rebuildHeights = () => {
    heights = Float64Array.from(rows, ({ id }) => measuredHeights.get(id) ?? ESTIMATED_HEIGHT);
  };
  const sum = (from: number, to: number): number => {
    if (to < from) return -sum(to, from);
    let total = 0;
    for (let index = from; index < to; index += 1) total += heights[index] ?? 0;
    return total;
  };
  return {
    setRendered(next) {
      rows = next;
      rebuildHeights();
    },
    at: (index) => heights[index] ?? 0,
    set(index, height) {
      const row = rows[index];
      if (row === undefined) return false;
      measuredHeights.set(row.id, height);
      const isNew = Math.abs((heights[index] ?? 0) - height) > ROUNDING_TOLERANCE;
      if (isNew) heights[index] = height;
      return isNew;
    },
    sum,
    discardOutside(from, to) {
      const kept = rows.slice(from, to).map(({ id }) => [id, measuredHeights.get(id)] as const);
      measuredHeights.clear();
      for (const [id, height] of kept) if (height !== undefined) measuredHeights.set(id, height);
      rebuildHeights();
    },
  };
}
