import { useRef, useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { sequenceOf } from '../../lib/collections/sequence.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { longJapanese, unbreakable } from '../../ui/storySpecimens.tsx';
import type { LogHandle } from './logView.ts';
import { type LogMarks, MessageLog } from './MessageLog.tsx';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { noMessageActions } from '../../../tests/support/messageActions.ts';
import { ChatSearch } from './ChatSearch.tsx';

const person = { name: 'れん', picture: null, seed: 'ren', glyph: 'drums' } as const;
const texts = ['はい', longJapanese, 'お願いします！\n\n明日は\n13時からです。', longJapanese.repeat(6), unbreakable];

/** Texts that contain the word スタジオ in different spellings. */
const studios = ['土曜のスタジオ', 'すたじおは https://studio.example/ｽﾀｼﾞｵ', 'ｽﾀｼﾞｵＡ'];

const messages = (count: number, every: number) =>
  Array.from({ length: count }, (_, index) =>
    chatEntry({
      id: `message-${index}`,
      senderId: (index >> 1) % 3 === 0 ? 'hana' : 'ren',
      content:
        index % every === every / 2
          ? (studios[((index * 2) / every) % 3] ?? '')
          : (texts[(index * 7) % texts.length] ?? ''),
      createdAt: Date.parse('2026-11-01T10:00:00+09:00') + index * 50_000,
    }),
  );

const unsent = chatEntry({
  id: 'temp-1',
  senderId: 'hana',
  content: 'スタジオに着きました',
  createdAt: Date.parse('2026-11-21T10:00:00+09:00'),
  isRead: false,
  status: 'sending',
});

function Chat({ count, every = 500 }: { count: number; every?: number }) {
  const [entries, setEntries] = useState(() => messages(count, every));
  const [marksOf, setMarks] = useState<LogMarks | null>(null);
  const [isOpen, setOpen] = useState(true);
  const log = useRef<LogHandle>(null);
  const sequence = sequenceOf(entries);
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: 640 }}>
      {isOpen && (
        <ChatSearch
          entries={sequence}
          viewerId="hana"
          name="れん"
          log={log}
          onMarks={(marks) => setMarks(() => marks)}
          onClose={() => setOpen(false)}
        />
      )}
      <MessageLog
        actions={noMessageActions}
        conversationId="conversation-1"
        entries={sequence}
        viewerId="hana"
        person={person}
        unreadLine={null}
        marksOf={marksOf}
        ref={log}
      />
      <button type="button" onClick={() => setEntries((before) => [...before, unsent])}>
        もう1件
      </button>
      <LiveRegion />
    </main>
  );
}

const meta = preview.meta({ component: ChatSearch });

const field = (canvas: ReturnType<typeof within>) => canvas.getByRole('searchbox', { name: 'この会話をさがす' });

/** Expects the current message to be in the middle of the log, as far as the log can scroll. */
async function expectInTheMiddle(log: HTMLElement, index: number): Promise<void> {
  await waitFor(async () => {
    const row = log.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect();
    const view = log.getBoundingClientRect();
    await expect(row).toBeDefined();
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 2;
    const isAbove = (row?.top ?? 0) + (row?.height ?? 0) / 2 - (view.top + view.height / 2);
    await expect(isAtEnd ? Math.max(0, -isAbove) : Math.abs(isAbove)).toBeLessThan(2);
    await expect(log.querySelector(`[data-index="${index}"] mark[data-current]`)).toBeVisible();
  });
}

export const Found = meta.story({
  render: () => <Chat count={90} every={50} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'スタジオ');
    await canvas.findByText('1/2件');
    await expectInTheMiddle(canvas.getByRole('log'), 75);
  },
});

export const NothingFound = meta.story({
  render: () => <Chat count={90} every={50} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'ドラムの話');
    await canvas.findByText('見つかりませんでした', { selector: 'form p' });
  },
});

export const LongChat = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Chat count={5_000} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await expect(canvas.getByRole('button', { name: '古いほうの結果へ' })).toBeDisabled();
    await userEvent.type(field(canvas), 'すたじお');
    await canvas.findByText('1/10件');
    await expectInTheMiddle(log, 4_750);
    await expect(log.querySelectorAll('[data-index]').length).toBeLessThan(60);
    // Announced with the message when typing has paused.
    await waitFor(() => expect(canvas.getByText(/^1\/10件 (?:れんさん|あなた): /)).toBeInTheDocument());

    await userEvent.keyboard('{Enter}');
    await canvas.findByText('2/10件');
    await expectInTheMiddle(log, 4_250);
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    // The match after the newest one is the oldest.
    await canvas.findByText('10/10件');
    await expectInTheMiddle(log, 250);
    await userEvent.click(canvas.getByRole('button', { name: '古いほうの結果へ' }));
    await canvas.findByText('1/10件');
    await expectInTheMiddle(log, 4_750);
    await userEvent.click(canvas.getByRole('button', { name: '新しいほうの結果へ' }));
    await expectInTheMiddle(log, 250);

    // Keys that an input method handles do not move to another match.
    await fireEvent.keyDown(field(canvas), { key: 'Enter', isComposing: true, keyCode: 229 });
    await fireEvent.keyDown(field(canvas), { key: 'Escape', isComposing: true, keyCode: 229 });
    // Safari dispatches this key after the end of the composition.
    await fireEvent.keyDown(field(canvas), { key: 'Escape', keyCode: 229 });
    await expect(canvas.getByText('10/10件')).toBeVisible();

    // With an empty field nothing is marked and nothing scrolls.
    const before = log.querySelector('[data-index="250"]')?.getBoundingClientRect().top;
    await userEvent.clear(field(canvas));
    await waitFor(() => expect(log.querySelector('mark')).toBeNull());
    await expect(log.querySelector('[data-index="250"]')?.getBoundingClientRect().top).toBe(before);

    // The same query starts at its newest message again.
    await userEvent.paste('スタジオ');
    await canvas.findByText('1/10件');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('2/10件');
    await userEvent.clear(field(canvas));
    await userEvent.paste('スタジオ');
    await canvas.findByText('1/10件');
    await expectInTheMiddle(log, 4_750);
    await userEvent.clear(field(canvas));

    await userEvent.type(field(canvas), 'ドラムの話');
    await canvas.findByText('見つかりませんでした', { selector: 'form p' });
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument());
  },
});

/** Matches in a text, in a link, and across the border between them. */
export const Marks = meta.story({
  render: () => <Chat count={90} every={50} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await userEvent.type(field(canvas), 'ｽﾀｼﾞｵ');
    await canvas.findByText('1/2件');
    await expectInTheMiddle(log, 75);
    await userEvent.keyboard('{Enter}');
    await expectInTheMiddle(log, 25);
    // Each search may replace its elements.
    const marked = () => [...log.querySelectorAll('[data-index="25"] mark')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marked()).toEqual(['すたじお', 'ｽﾀｼﾞｵ']));
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'はhttps');
    await waitFor(() => expect(marked()).toEqual(['は ', 'https']));
    const row = log.querySelector<HTMLElement>('[data-index="25"]') as HTMLElement;
    await expect(within(row).getByRole('link')).toHaveTextContent('https://studio.example/');
  },
});

/** A message that arrives during a search is found; the current one stays current. */
export const Arrivals = meta.story({
  render: () => <Chat count={90} every={50} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'スタジオ');
    await canvas.findByText('1/2件');
    await userEvent.click(canvas.getByRole('button', { name: '古いほうの結果へ' }));
    await canvas.findByText('2/2件');
    await userEvent.click(canvas.getByRole('button', { name: 'もう1件' }));
    await canvas.findByText('3/3件');
  },
});

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  render: () => <Chat count={5_000} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'スタ');
    await canvas.findByText('1/10件');
    await expectInTheMiddle(canvas.getByRole('log'), 4_750);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await canvas.findByText('10/10件');
    await expectInTheMiddle(canvas.getByRole('log'), 250);
    for (const control of [field(canvas), ...within(canvas.getByRole('search')).getAllByRole('button')]) {
      const { width, height, right } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});
