import { useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { sequenceOf } from '../../lib/collections/sequence.ts';
import type { ConversationEntry } from '../../realtime/selectors.ts';
import { SafetyNotice } from './SafetyNotice.tsx';

const ren = { id: 'user-2', username: 'ren', created_at: '2026-11-01T00:00:00Z' };
const conversation = {
  id: 'conversation-1',
  otherUser: { ...ren, profile: { display_name: 'れん', avatar_url: null } },
} as ConversationEntry;
const entry = (index: number, senderId: string, content: string) =>
  chatEntry({ id: `m-${index}`, senderId, content, createdAt: Date.UTC(2026, 10, 20, 9, index) });

/** Renders a chat with these messages, alternately of れん and the viewer. */
function Chat({ said }: { said: readonly string[] }) {
  const composer = useRef<HTMLTextAreaElement>(null);
  return (
    <main>
      <SafetyNotice
        conversation={conversation}
        entries={sequenceOf(said.map((text, index) => entry(index, index % 2 === 0 ? 'user-2' : 'user-1', text)))}
        viewerId="user-1"
        checked={10}
        onFocusLost={() => composer.current?.focus()}
      />
      <textarea ref={composer} aria-label="メッセージを入力" />
    </main>
  );
}

const meta = preview.meta({
  component: Chat,
  parameters: { scenario: 'default', as: 'hana@example.com' },
  args: { said: ['090-1234-5678 です', 'はい', '先にお金を振り込んでください'] },
});

type Canvas = ReturnType<typeof within>;
const notice = (canvas: Canvas) => canvas.findByRole('region', { name: 'ご注意' });

/** A request for money takes precedence. */
export const Money = meta.story({
  play: async ({ canvas }) => {
    const shown = within(await notice(canvas));
    await expect(shown.getByRole('status')).toHaveTextContent(/^お金についてのメッセージがあります。/);
    await expect(shown.getByRole('button', { name: 'この人をブロック' })).toBeVisible();
  },
});

/** Once closed, the warning stays closed, and the focus moves to the composer. */
export const MoneyClosed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Money.input.play(context);
    const { canvas, userEvent } = context;
    const shown = within(await notice(canvas));
    await userEvent.click(shown.getByRole('button', { name: '注意を閉じる' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'メッセージを入力' })).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'ご注意' })).not.toBeInTheDocument();
  },
});

/** Messages of the viewer, quotations of them, and messages after the checked ones cause no warning. */
export const None = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    said: [
      'こんにちは',
      '先に振り込んでください',
      '> はな: 先に振り込んでください\nわかりました',
      ...Array.from({ length: 7 }, () => 'はい'),
      'http://example.com',
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox');
    await expect(canvas.queryByRole('region', { name: 'ご注意' })).not.toBeInTheDocument();
  },
});
