import { useState } from 'react';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { sequenceOf } from '../../lib/collections/sequence.ts';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { longJapanese, unbreakable } from '../../ui/storySpecimens.tsx';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { noMessageActions } from '../../../tests/support/messageActions.ts';
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

/** Creates messages of very different heights, in groups of different sizes. */
const messages = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    chatEntry({
      id: `message-${index}`,
      senderId: (index >> 1) % 3 === 0 ? 'hana' : 'ren',
      content: `${index} ${texts[(index * 5) % texts.length] ?? ''}`,
      createdAt: Date.parse('2026-11-01T10:00:00+09:00') + index * 50_000 + Math.floor(index / 40) * 86_400_000,
    }),
  );

function Log({ count, unread = null }: { count: number; unread?: string | null }) {
  const [entries, setEntries] = useState(() => sequenceOf(messages(count)));
  const come = () => setEntries((before) => sequenceOf(messages(before.length + 3)));
  return (
    <main style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: 640 }}>
      <MessageLog
        conversationId="conversation-1"
        entries={entries}
        viewerId="hana"
        person={person}
        unreadLine={unread}
        actions={noMessageActions}
      />
      <button type="button" onClick={come}>
        もう3件
      </button>
    </main>
  );
}

/** Waits until changes of the DOM and of the scroll position have been painted. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const rowsIn = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('[data-index]')];
const topOf = (log: HTMLElement, index: number) =>
  (log.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect().top ?? Number.NaN) -
  log.getBoundingClientRect().top;

/** Returns the index of the uppermost visible row. */
function uppermostRow(log: HTMLElement): number {
  const { top } = log.getBoundingClientRect();
  return Number(rowsIn(log).find((row) => row.getBoundingClientRect().bottom > top)?.dataset.index);
}

const isAtEnd = (log: HTMLElement) =>
  waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));

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
    const marked = uppermostRow(log);
    const before = topOf(log, marked);
    await arrive();
    await waitFor(() => expect(jump).toHaveTextContent(/^新着メッセージ \d件$/));
    await expect(topOf(log, marked)).toBe(before);
  },
});

/** The button leads to the newest message. */
export const JumpToLatest = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Log count={150} />,
  play: async (context) => {
    await Arrivals.input.play(context);
    const { canvas, userEvent } = context;
    const log = canvas.getByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: /^新着メッセージ/ }));
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
  },
});

export const HomeAndEnd = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Log count={3_000} unread="message-2900" />,
  play: async (context) => {
    await FromTheUnreadLine.input.play(context);
    const { canvas, userEvent } = context;
    const log = canvas.getByRole('log');
    log.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(topOf(log, 0)).toBe(8));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(topOf(log, 2_999)).toBeLessThan(log.clientHeight));
    await isAtEnd(log);
  },
});

/**
 * The day of the uppermost messages is shown while the user scrolls, and hidden where a separator or the end shows it.
 */
export const DayWhileScrolling = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  render: () => <Log count={200} />,
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole('log');
    const day = () => canvasElement.querySelector<HTMLElement>('[data-floating-day]');
    await isAtEnd(log);
    await waitFor(() => expect(rowsIn(log)).toHaveLength(200));
    await waitFor(() => expect(day()).toBeInTheDocument());
    await expect(day()).not.toBeVisible();

    /** Scrolls until the row is this far below the upper edge of the log, in px. */
    const scrollTo = async (index: number, below: number) => {
      await drawn();
      log.scrollTop += topOf(log, index) - below;
      await drawn();
    };
    // The days begin at 40, 80, 120 and 160.
    await scrollTo(100, 0);
    await waitFor(() => expect(day()).toBeVisible());
    await expect(day()).toHaveTextContent(/^11月3日$/);
    await expect(day()).toHaveAttribute('aria-hidden', 'true');
    const chip = day()?.firstElementChild?.getBoundingClientRect();
    await expect((chip?.top ?? 0) - log.getBoundingClientRect().top).toBe(8);
    await scrollTo(80, 120);
    await waitFor(() => expect(day()).toHaveTextContent(/^11月2日$/));
    // The separator of the third day is where the floating day would be.
    await scrollTo(80, 0);
    await waitFor(() => expect(day()).not.toBeVisible());
    await scrollTo(60, 0);
    await waitFor(() => expect(day()).toBeVisible());
    // It is hidden when scrolling has ended.
    await waitFor(() => expect(day()).not.toBeVisible());
    log.scrollTop = log.scrollHeight;
    await isAtEnd(log);
    await expect(day()).not.toBeVisible();
  },
});

const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX: 100, clientY: 100 } as const;

/** A long press with a finger on a message copies it. */
export const CopiedByLongPress = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <>
      <Log count={4} />
      <SnackbarRegion />
    </>
  ),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const bubble = await canvas.findByText(/^1 /);
    const text = messages(2)[1]?.content;
    // The listeners come with the day, in an effect after it has been painted.
    await waitFor(() => expect(document.querySelector('[data-floating-day]')).toBeInTheDocument());
    await drawn();
    const contextMenu = () => new PointerEvent('contextmenu', { ...touch, bubbles: true, cancelable: true });

    // A finger that moves scrolls, a mouse selects, and a link has a context menu of its own.
    await fireEvent.pointerDown(bubble, touch);
    await fireEvent.pointerMove(bubble, { ...touch, clientY: 120 });
    await fireEvent.pointerUp(bubble, touch);
    await fireEvent.pointerDown(bubble, { ...touch, pointerType: 'mouse' });
    await expect(fireEvent(bubble, contextMenu())).toBe(true);
    await fireEvent.pointerDown(canvas.getByRole('link'), touch);
    await fireEvent(canvas.getByRole('link'), contextMenu());
    await expect(write).not.toHaveBeenCalled();

    await fireEvent.pointerDown(bubble, touch);
    await waitFor(() => expect(write.mock.calls).toEqual([[text]]));
    await waitFor(() => expect(screen.getByText('コピーしました')).toBeVisible());
    // The default is not prevented, so the browser may still select a part of the text.
    await expect(await fireEvent(bubble, contextMenu())).toBe(true);
    await fireEvent.pointerUp(bubble, touch);
    await expect(write).toHaveBeenCalledOnce();

    // Simulates a browser that allows copying only when the finger is lifted.
    write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await fireEvent.pointerDown(bubble, touch);
    await fireEvent(bubble, contextMenu());
    await expect(write).toHaveBeenCalledTimes(2);
    await fireEvent.pointerUp(bubble, touch);
    await expect(write.mock.calls).toEqual([[text], [text], [text]]);
  },
});
