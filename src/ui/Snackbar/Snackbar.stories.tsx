import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Dialog } from '../Dialog/Dialog.tsx';
import { longJapanese, unbreakable, frozenSnackbars } from '../storySpecimens.tsx';
import { SnackbarRegion } from './SnackbarRegion.tsx';

const profile = frozenSnackbars(() => undefined);

const meta = preview.meta({ component: SnackbarRegion });

export const Ok = meta.story({
  args: {
    snackbars: frozenSnackbars((queue) => queue.show('いいねを送りました', { kind: 'ok', topic: 'like' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('いいねを送りました');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Info = meta.story({
  args: { snackbars: frozenSnackbars((queue) => queue.show('接続が戻りました', { topic: 'connection' })) },
});

export const Error = meta.story({
  args: {
    snackbars: frozenSnackbars((queue) => queue.show('いいねの送信に失敗しました', { kind: 'error', topic: 'like' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('いいねの送信に失敗しました');
  },
});

/** A save failed and then succeeded while the focus is on the first message. */
export const ReplacedWithTheFocusOnIt = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <button type="button">保存する</button>
      <SnackbarRegion snackbars={profile} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    profile.clear();
    profile.show('プロフィールの更新に失敗しました', { kind: 'error', topic: 'profile' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '通知を閉じる' })).toHaveFocus();
    profile.show('プロフィールを更新しました', { kind: 'ok', topic: 'profile' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('プロフィールを更新しました'));
    await expect(canvas.queryByText('プロフィールの更新に失敗しました')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '通知を閉じる' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '保存する' })).toHaveFocus();
  },
});

const undo = fn();

const withAction = () =>
  frozenSnackbars((queue) =>
    queue.show('お知らせを削除しました', { topic: 'deletion', action: { label: '元に戻す', run: undo } }),
  );

export const WithAction = meta.story({ args: { snackbars: withAction() } });

export const ActionTaken = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { snackbars: withAction() },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('お知らせを削除しました')).not.toBeInTheDocument());
  },
});

const deletion = frozenSnackbars(() => undefined);

/** Rule T4: F6 leads into the message, from a dialog too, and its action returns the focus. */
export const ReachedFromADialog = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <Dialog open onClose={fn()} title="お知らせ">
        <button type="button">削除</button>
      </Dialog>
      <SnackbarRegion snackbars={deletion} />
    </>
  ),
  play: async ({ userEvent }) => {
    undo.mockClear();
    deletion.clear();
    const origin = await screen.findByRole('button', { name: '削除' });
    // The dialog moves the focus to its title in the frame after the one that shows it.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'お知らせ' })).toHaveFocus());
    origin.focus();
    await userEvent.keyboard('{F6}');
    await expect(origin).toHaveFocus();
    deletion.show('お知らせを削除しました', { topic: 'deletion', action: { label: '元に戻す', run: undo } });
    const action = await screen.findByRole('button', { name: '元に戻す' });
    await userEvent.keyboard('{F6}');
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(origin).toHaveFocus();
  },
});

const restored = frozenSnackbars(() => undefined);

/** The action removes the element that had the focus before. */
export const ActionRemovesWhatHadTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Removing() {
    const [isThere, setThere] = useState(false);
    const hide = () => {
      setThere(true);
      restored.show('非表示にしました', { topic: 'hidden', action: { label: '元に戻す', run: () => setThere(false) } });
    };
    return (
      <main>
        <h1 tabIndex={-1}>さがす</h1>
        {isThere ? (
          <button key="list" type="button">
            非表示にした人
          </button>
        ) : (
          <button key="hide" type="button" onClick={hide}>
            非表示にする
          </button>
        )}
        <SnackbarRegion snackbars={restored} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    restored.clear();
    await userEvent.click(canvas.getByRole('button', { name: '非表示にする' }));
    const list = await canvas.findByRole('button', { name: '非表示にした人' });
    list.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '元に戻す' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(list).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: { snackbars: frozenSnackbars((queue) => queue.show(longJapanese, { topic: 'long' })) },
  globals: { viewport: { value: 'small' } },
});

export const LongTextIsCentred = meta.story({
  args: { snackbars: frozenSnackbars((queue) => queue.show(longJapanese.repeat(2), { topic: 'long' })) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const bar = (await canvas.findByRole('status')).querySelector('[data-kind]');
    if (bar === null) throw new TypeError('No message is shown');
    const { left, right } = bar.getBoundingClientRect();
    await expect(Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2);
  },
});

export const UnbreakableWord = meta.story({
  args: {
    snackbars: frozenSnackbars((queue) =>
      queue.show(unbreakable, { topic: 'long', action: { label: '元に戻す', run: undo } }),
    ),
  },
  globals: { viewport: { value: 'small' } },
});

/** The text takes the whole width where it would be a narrow column beside a long button. */
export const LongAction = meta.story({
  args: {
    snackbars: frozenSnackbars((queue) =>
      queue.show('アプリを見ていないときも、返信を通知でお知らせできます', {
        topic: 'notifications',
        action: { label: '通知を受け取る', run: undo },
      }),
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^アプリを/).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: '通知を受け取る' }).getBoundingClientRect();
    const close = canvas.getByRole('button', { name: '通知を閉じる' }).getBoundingClientRect();
    await expect(text.width).toBeGreaterThan(200);
    await expect(action.top).toBeGreaterThanOrEqual(text.bottom - 6);
    await expect(close.top).toBe(action.top);
    await expect(close.right).toBeLessThanOrEqual(window.innerWidth);
  },
});
