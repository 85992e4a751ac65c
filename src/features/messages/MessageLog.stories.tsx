import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { sequenceOf } from '../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { longJapanese, unbreakable } from '../../ui/storySpecimens.tsx';
import { MessageLog } from './MessageLog.tsx';

const meta = preview.meta({ component: MessageLog });

const person = { name: 'れん', picture: null, seed: 'ren', glyph: 'drums' } as const;
const texts = [
  'はい',
  longJapanese,
  'お願いします！\n\n明日は\n13時からです。',
  `https://studio.example/${unbreakable}`,
  'そうですね',
  longJapanese.repeat(6),
  unbreakable.repeat(3),
];

/** Messages of very different heights, in groups of different sizes. */
const messages = (count: number): ChatEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `message-${index}`,
    senderId: (index >> 1) % 3 === 0 ? 'hana' : 'ren',
    content: `${index} ${texts[(index * 5) % texts.length] ?? ''}`,
    createdAt: Date.parse('2026-11-01T10:00:00+09:00') + index * 50_000 + Math.floor(index / 40) * 86_400_000,
    isRead: true,
    status: 'sent',
  }));

function Log({ count, unread = null }: { count: number; unread?: string | null }) {
  const [entries, setEntries] = useState(() => sequenceOf(messages(count)));
  const come = () => setEntries((before) => sequenceOf(messages(before.length + 3)));
  return (
    <main style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: 640 }}>
      <MessageLog conversationId="conversation-1" entries={entries} me="hana" person={person} unreadLine={unread} />
      <button type="button" onClick={come}>
        もう3件
      </button>
    </main>
  );
}

/** Waits until changes of the DOM and of the scroll position are painted. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const rowsIn = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('[data-index]')];
const topOf = (log: HTMLElement, index: number) =>
  (log.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect().top ?? Number.NaN) -
  log.getBoundingClientRect().top;

/**
 * Returns a visible row that is still rendered after the next step: the one at the edge from which the step scrolls
 * away.
 */
function markedRow(log: HTMLElement, step: number): number {
  const edge = log.getBoundingClientRect();
  const inView = rowsIn(log)
    .filter((row) => row.getBoundingClientRect().bottom > edge.top && row.getBoundingClientRect().top < edge.bottom)
    .map(({ dataset }) => Number(dataset.index));
  return (step < 0 ? Math.min : Math.max)(...inView);
}

/** Scrolls in steps and returns by how much a row moved at each step. */
async function movedBy(log: HTMLElement, steps: readonly number[]): Promise<number[]> {
  const moved: number[] = [];
  for (const step of steps) {
    const marked = markedRow(log, step);
    const before = topOf(log, marked);
    log.scrollTop += step;
    // Each step has to be painted before the next one.
    await drawn();
    moved.push(topOf(log, marked) - before);
  }
  return moved;
}

async function expectExact(log: HTMLElement, steps: readonly number[]): Promise<void> {
  const moved = await movedBy(log, steps);
  const wrong = moved.map((pixels, index) => [steps[index] ?? 0, pixels] as const);
  await expect(wrong.filter(([step, pixels]) => !(Math.abs(step + pixels) <= 1))).toEqual([]);
}

const isAtEnd = (log: HTMLElement) =>
  waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));

export const ExactSteps = meta.story({
  render: () => <Log count={5_000} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await isAtEnd(log);
    await expectExact(
      log,
      Array.from({ length: 30 }, () => -240),
    );
    await expectExact(
      log,
      Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? 170 : -460)),
    );
    // After a jump, scroll into rows that have never been rendered.
    log.scrollTop = log.scrollHeight / 2;
    await drawn();
    await expectExact(
      log,
      Array.from({ length: 12 }, (_, index) => (index % 4 === 0 ? -300 : 240)),
    );
    await expect(rowsIn(log).length).toBeLessThan(60);
    log.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(topOf(log, 0)).toBe(8));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(topOf(log, 4_999)).toBeLessThan(log.clientHeight));
    await isAtEnd(log);
  },
});

export const ExactStepsNarrow = meta.story({
  ...ExactSteps.input,
  globals: { viewport: { value: 'narrow' } },
});

export const WholeInThePage = meta.story({
  render: () => <Log count={220} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    // All rows are rendered, so the browser's own search and copying reach the first message.
    await waitFor(() => expect(rowsIn(log)).toHaveLength(220), { timeout: 60_000 });
    await isAtEnd(log);
    await expectExact(
      log,
      Array.from({ length: 10 }, () => -240),
    );
  },
});

export const Arrivals = meta.story({
  render: () => <Log count={150} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const arrive = () => userEvent.click(canvas.getByRole('button', { name: 'もう3件' }));
    await isAtEnd(log);
    // Messages arrive while the remaining rows are still being rendered in the background.
    await arrive();
    await waitFor(() => expect(topOf(log, 152)).toBeLessThan(log.clientHeight));
    await isAtEnd(log);
    log.scrollTop -= 2_000;
    const jump = await canvas.findByRole('button', { name: '最新のメッセージへ' });
    const marked = markedRow(log, -1);
    const before = topOf(log, marked);
    await arrive();
    await waitFor(() => expect(jump).toHaveTextContent(/^新着メッセージ \d件$/));
    await expect(topOf(log, marked)).toBe(before);
    await userEvent.click(jump);
    await waitFor(() => expect(topOf(log, 155)).toBeLessThan(log.clientHeight));
    await isAtEnd(log);
  },
});

export const FromTheUnreadLine = meta.story({
  render: () => <Log count={3_000} unread="message-2900" />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(canvas.getByText('ここから未読メッセージ')).toBeVisible();
    await waitFor(() => expect(Math.abs(topOf(log, 2_900))).toBeLessThanOrEqual(1));
    await expectExact(log, [240, 240, 240, -240, -240, -240, -240, -240, -240]);
  },
});
