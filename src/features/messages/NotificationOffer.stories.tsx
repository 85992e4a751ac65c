import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { framesOf, liveStoreOf } from '../../conversations/liveState.ts';
import { systemNotifications, wasInvited } from '../../conversations/systemNotification.ts';
import { sequenceOf } from '../../lib/collections/sequence.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { NotificationOffer } from './NotificationOffer.tsx';

const own = chatEntry({
  id: 'm-1',
  senderId: 'user-1',
  content: '合わせませんか',
  createdAt: Date.UTC(2026, 10, 20, 9),
});

/** Renders a shown chat in which れん can answer. @param isWritten whether the viewer has written in it */
function Chat({ isWritten }: { isWritten: boolean }) {
  const session = useSession();
  const composer = useRef<HTMLTextAreaElement>(null);
  useEffect(() => liveStoreOf(session).setState({ isVisible: true, openId: 'conversation-1' }), [session]);
  const answer = () =>
    framesOf(session).notify({
      type: 'new_message',
      message: {
        id: 'm-2',
        conversation_id: 'conversation-1',
        sender_id: 'user-2',
        content: 'ぜひ！',
        created_at: '2026-11-20T09:01:00Z',
        is_read: false,
      },
    });
  return (
    <main>
      <NotificationOffer
        conversationId="conversation-1"
        entries={sequenceOf(isWritten ? [own] : [])}
        viewerId="user-1"
        onFocusLost={() => composer.current?.focus()}
      />
      <textarea ref={composer} aria-label="メッセージを入力" />
      <button type="button" onClick={answer}>
        れんが返信
      </button>
    </main>
  );
}

class AskingNotification extends EventTarget {
  static answer = 'default';
  /** How often the page has asked for the permission: each time the browser's process answers. */
  static reads = 0;
  static get permission() {
    AskingNotification.reads += 1;
    return AskingNotification.answer;
  }
  static requestPermission() {
    AskingNotification.answer = 'granted';
    return Promise.resolve('granted');
  }
  close() {}
}

const meta = preview.meta({
  component: Chat,
  parameters: { scenario: 'default', as: 'hana@example.com' },
  args: { isWritten: true },
  beforeEach: () => {
    const { Notification: real } = window;
    AskingNotification.answer = 'default';
    Object.assign(window, { Notification: AskingNotification });
    for (const setting of [wasInvited, systemNotifications]) setting.set(false);
    return () => void Object.assign(window, { Notification: real });
  },
});

const question = '返信が届いたらお知らせしますか？';

export const Offered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'れんが返信' }));
    await canvas.findByText(question);
  },
});

/** Rule M42: offered with the first answer, once. The focus goes to the composer. */
export const Answered = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(question)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'れんが返信' }));
    await expect(await canvas.findByText(question)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '通知を受け取る' }));
    await waitFor(() => expect(systemNotifications.store.getState().isOn).toBe(true));
    await expect(canvas.queryByText(question)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});

export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'れんが返信' }));
    await userEvent.click(await canvas.findByRole('button', { name: '案内を閉じる' }));
    await userEvent.click(canvas.getByRole('button', { name: 'れんが返信' }));
    await expect(canvas.queryByText(question)).not.toBeInTheDocument();
    await expect(systemNotifications.store.getState().isOn).toBe(false);
  },
});

/** A browser that refuses notifications is asked by the first message alone. */
export const NeverAllowed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    AskingNotification.answer = 'denied';
    AskingNotification.reads = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'れんが返信' }));
    const { reads } = AskingNotification;
    await expect(reads).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'れんが返信' }));
    await expect(AskingNotification.reads).toBe(reads);
    await expect(canvas.queryByText(question)).not.toBeInTheDocument();
  },
});

/** Somebody whom the viewer has not written to is nobody whose answer the viewer waits for. */
export const WrittenToFirst = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isWritten: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'れんが返信' }));
    await expect(canvas.queryByText(question)).not.toBeInTheDocument();
    await expect(wasInvited.store.getState().isOn).toBe(false);
  },
});
