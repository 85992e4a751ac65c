import { expect, it } from 'vitest';
import { chatEntry } from '../../../../tests/support/chatEntry.ts';
import { itemAt, itemsOf, sequenceOf } from '../../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { createLogLayout } from './logLayout.ts';
import { ESTIMATED_HEIGHT } from './rowHeights.ts';

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
