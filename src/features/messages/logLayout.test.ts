import { describe, expect, it } from 'vitest';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { insertedAt, itemAt, itemsOf, sequenceOf } from '../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { createLogLayout, createRowHeights, ESTIMATED_HEIGHT, mapToNewEntries, rowsBetween } from './logLayout.ts';

const VIEW = 600;

/** Creates messages in the order of their numbers. */
const messages = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, offset) =>
    chatEntry({ id: `message-${Math.abs(from + offset)}`, createdAt: from + offset }),
  );

/** Returns the actual height of a rendered row: between half and seven times the estimate. */
const heightOf = (id: string) => 26 + ((Number(id.slice(8)) * 97) % 340);

/** Simulates a browser that renders and measures the rows of a layout, and returns the positions of rows. */
function page(count: number, firstId: string | null = null) {
  const layout = createLogLayout(sequenceOf(messages(0, count)), firstId);
  let drawn = layout.first;
  let placement = { above: 0, below: 0, shift: 0 };
  const draw = (mayShift: boolean) => {
    layout.use(drawn);
    for (let index = drawn.first; index < drawn.end; index += 1)
      layout.setMeasuredHeight(index, heightOf(itemAt(drawn.entries, index)?.id ?? ''));
    placement = layout.place(mayShift);
  };
  draw(true);
  const topOf = (id: string) => {
    let top = placement.above;
    for (const entry of itemsOf(drawn.entries, drawn.first, drawn.end)) {
      if (entry.id === id) return top;
      top += heightOf(entry.id);
    }
    return Number.NaN;
  };
  return {
    layout,
    topOf,
    placement: () => placement,
    drawn: () => drawn,
    idAt: (scrollTop: number) =>
      itemsOf(drawn.entries, drawn.first, drawn.end).find(
        ({ id }) => topOf(id) + heightOf(id) > scrollTop && topOf(id) < scrollTop + VIEW,
      )?.id ?? '',
    scrollTo(scrollTop: number) {
      placement = { ...placement, shift: 0 };
      layout.anchorAt(scrollTop, VIEW);
      const rows = layout.neededRows(scrollTop, VIEW, false);
      if (rows === null) return;
      drawn = rows;
      draw(false);
    },
    come(entries: readonly ChatEntry[], shift: number) {
      drawn = { entries: sequenceOf(entries), first: drawn.first + shift, end: drawn.end + shift };
      draw(true);
    },
    stop: () => draw(true),
  };
}

it('keeps the visible rows in place, however wrong the estimates were', () => {
  const chat = page(5_000);
  let scrollTop = chat.placement().above + 2_000;
  chat.scrollTo(scrollTop);
  for (let step = 0; step < 300; step += 1) {
    const id = chat.idAt(scrollTop);
    const before = chat.topOf(id);
    scrollTop += step % 5 === 0 ? 130 : -240;
    chat.scrollTo(scrollTop);
    expect(chat.topOf(id), `step ${step}`).toBeCloseTo(before, 6);
    expect(chat.placement().shift).toBe(0);
  }
});

it('corrects the spacer above when the scrolling stops, and returns by how much the view moves', () => {
  const chat = page(1_500);
  let scrollTop = chat.placement().above;
  for (let step = 0; step < 20; step += 1) chat.scrollTo((scrollTop -= 240));
  const id = chat.idAt(scrollTop);
  const before = chat.topOf(id);
  chat.stop();
  const { above, shift } = chat.placement();
  expect(shift).not.toBe(0);
  expect(chat.topOf(id)).toBeCloseTo(before + shift, 6);
  expect(above).toBeCloseTo(8 + chat.drawn().first * ESTIMATED_HEIGHT, 6);
});

it('has the first message at the top, and never takes more from the spacer above than it has', () => {
  const chat = page(60, 'message-20');
  let scrollTop = chat.topOf('message-20');
  for (let step = 0; step < 200 && scrollTop > 0; step += 1) {
    const id = chat.idAt(scrollTop);
    const before = chat.topOf(id);
    scrollTop = Math.max(0, scrollTop - 240);
    chat.scrollTo(scrollTop);
    expect(chat.topOf(id) - before).toBeCloseTo(chat.placement().shift, 6);
    expect(chat.placement().above).toBeGreaterThanOrEqual(8);
    scrollTop += chat.placement().shift;
  }
  expect(chat.drawn().first).toBe(0);
});

it('measures from the beginning after a jump', () => {
  const chat = page(5_000);
  chat.scrollTo(0);
  expect(chat.drawn().first).toBe(0);
  expect(chat.placement().above).toBe(8);
});

it('has the beginning at the top, even if rendered rows are still in view', () => {
  const chat = page(60, 'message-6');
  chat.scrollTo(chat.topOf('message-6'));
  chat.scrollTo(0);
  expect(chat.drawn().first).toBe(0);
  expect(chat.placement()).toMatchObject({ above: 8, shift: 0 });
  expect(chat.drawn().end).toBeGreaterThan(6);
});

it('renders long chats in part and keeps the rendered rows of shorter ones', () => {
  const long = page(1_001);
  const short = page(1_000);
  for (const chat of [long, short]) {
    const { above } = chat.placement();
    for (let scrollTop = above; scrollTop > above - 6_000; scrollTop -= 240) chat.scrollTo(scrollTop);
  }
  expect(long.drawn().end).toBeLessThan(1_001);
  expect(short.drawn().end).toBe(1_000);
});

it('moves the view when older messages are prepended', () => {
  const chat = page(2_000);
  const scrollTop = chat.placement().above + 500;
  chat.scrollTo(scrollTop);
  const id = chat.idAt(scrollTop);
  const before = chat.topOf(id);
  chat.come([...messages(-9_010, -9_000), ...messages(0, 2_000)], 10);
  expect(chat.placement().shift).toBeCloseTo(10 * ESTIMATED_HEIGHT, 6);
  expect(chat.topOf(id)).toBeCloseTo(before + 10 * ESTIMATED_HEIGHT, 6);
});

describe('the rendered rows', () => {
  /** The order of all messages by their names. */
  const ORDER = ['x', 'y', 'z', 'a', 'b', 'temporary', 'c', 'd', 'e'];
  const list = (...ids: string[]) => sequenceOf(ids.map((id) => chatEntry({ id, createdAt: ORDER.indexOf(id) })));

  describe('rowsBetween', () => {
    // The rows extend over 0–50, 50–150, 150–200, 200–300 and 300–350.
    const heights = [50, 100, 50, 100, 50];
    const between = (from: { index: number; top: number }, top: number, bottom: number) =>
      rowsBetween(heights.length, (index) => heights[index] ?? 0, from, top, bottom);

    it.each([
      ['from above', { index: 0, top: 0 }],
      ['from below', { index: 4, top: 300 }],
      ['from within', { index: 2, top: 150 }],
    ])('finds rows that are cut by either edge, walking %s', (_, from) => {
      expect(between(from, 60, 210)).toEqual({ first: { index: 1, top: 50 }, end: 4 });
    });
    it('excludes rows that only touch an edge', () => {
      expect(between({ index: 0, top: 0 }, 50, 150)).toEqual({ first: { index: 1, top: 50 }, end: 2 });
    });
    it('measures from the given position', () => {
      expect(between({ index: 2, top: 1_150 }, 1_060, 1_210)).toEqual({ first: { index: 1, top: 1_050 }, end: 4 });
    });
    it('has one row beyond either end', () => {
      expect(between({ index: 2, top: 150 }, -500, -400)).toEqual({ first: { index: 0, top: 0 }, end: 1 });
      expect(between({ index: 2, top: 150 }, 900, 1_000)).toEqual({ first: { index: 4, top: 300 }, end: 5 });
    });
  });

  describe('mapToNewEntries', () => {
    const drawn = { entries: list('a', 'b', 'c', 'd'), first: 1, end: 3 };

    it('keeps the rows when messages are appended', () => {
      expect(mapToNewEntries(drawn, list('a', 'b', 'c', 'd', 'e'))).toMatchObject({ first: 1, end: 3 });
    });
    it('grows at the end', () => {
      expect(mapToNewEntries({ ...drawn, end: 4 }, list('a', 'b', 'c', 'd', 'e'))).toMatchObject({ first: 1, end: 5 });
    });
    it('moves when older messages are prepended', () => {
      expect(mapToNewEntries(drawn, list('x', 'y', 'a', 'b', 'c', 'd'))).toMatchObject({ first: 3, end: 5 });
    });
    it('uses the rows that are left', () => {
      expect(mapToNewEntries(drawn, list('x', 'a', 'temporary', 'c', 'd'))).toMatchObject({ first: 2, end: 4 });
    });
    it('stays within a list that has become shorter', () => {
      expect(mapToNewEntries(drawn, list('a'))).toMatchObject({ first: 0, end: 1 });
      expect(mapToNewEntries(drawn, list('x', 'y', 'z'))).toMatchObject({ first: 1, end: 3 });
    });
  });
});

describe('the heights of the rows', () => {
  const rows = (...ids: string[]) => sequenceOf(ids.map((id) => ({ id })));

  it('assumes the usual height until a row is measured', () => {
    const heights = createRowHeights();
    heights.setRendered(rows('a', 'b'));
    expect(heights.at(0)).toBe(ESTIMATED_HEIGHT);
    expect(heights.set(0, 120)).toBe(true);
    expect(heights.set(0, 120)).toBe(false);
    expect(heights.at(0)).toBe(120);
    expect(heights.at(1)).toBe(ESTIMATED_HEIGHT);
  });

  it('sums a range, and the reversed range as a negative number', () => {
    const heights = createRowHeights();
    heights.setRendered(rows('a', 'b', 'c'));
    heights.set(1, 100);
    expect(heights.sum(0, 2)).toBe(ESTIMATED_HEIGHT + 100);
    expect(heights.sum(2, 0)).toBe(-ESTIMATED_HEIGHT - 100);
    expect(heights.sum(1, 1)).toBe(0);
  });

  it('keeps the height of a row in another list', () => {
    const heights = createRowHeights();
    heights.setRendered(rows('a', 'b'));
    heights.set(1, 100);
    heights.setRendered(rows('before', 'a', 'b', 'c'));
    expect([0, 1, 2, 3].map(heights.at)).toEqual([ESTIMATED_HEIGHT, ESTIMATED_HEIGHT, 100, ESTIMATED_HEIGHT]);
  });

  it('removes all heights but a part', () => {
    const heights = createRowHeights();
    heights.setRendered(rows('a', 'b', 'c'));
    for (const index of [0, 1, 2]) heights.set(index, 100);
    heights.discardOutside(1, 2);
    expect([0, 1, 2].map(heights.at)).toEqual([ESTIMATED_HEIGHT, 100, ESTIMATED_HEIGHT]);
  });

  it('returns 0 for a missing row', () => {
    const heights = createRowHeights();
    expect(heights.at(3)).toBe(0);
    expect(heights.set(3, 100)).toBe(false);
  });

  it('finds the row at a distance, whatever was measured', () => {
    const heights = createRowHeights();
    heights.setRendered(rows(...Array.from({ length: 3_000 }, (_, index) => `row-${index}`)));
    heights.set(10, 500);
    heights.set(2_000, 10);
    for (const index of [0, 10, 11, 1_999, 2_000, 2_001, 2_999]) {
      const top = heights.sum(0, index);
      expect([top, top + heights.at(index) - 1].map(heights.indexAt)).toEqual([index, index]);
    }
    expect([-100, 1e9].map(heights.indexAt)).toEqual([0, 2_999]);
  });

  it('has the correct sums when an earlier list is used again', () => {
    const heights = createRowHeights();
    const before = sequenceOf(Array.from({ length: 2_000 }, (_, index) => ({ id: `row-${index}` })));
    const withMore = insertedAt(before, before.length, { id: 'temporary' });
    heights.setRendered(before);
    expect(heights.sum(0, 2_000)).toBe(2_000 * ESTIMATED_HEIGHT);
    heights.setRendered(withMore);
    expect(heights.sum(0, 2_001)).toBe(2_001 * ESTIMATED_HEIGHT);
    heights.set(1_990, ESTIMATED_HEIGHT + 30);
    expect(heights.sum(0, 2_001)).toBe(2_001 * ESTIMATED_HEIGHT + 30);
    heights.setRendered(before);
    expect(heights.sum(0, 2_000)).toBe(2_000 * ESTIMATED_HEIGHT + 30);
  });
});
