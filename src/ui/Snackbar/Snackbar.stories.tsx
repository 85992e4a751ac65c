import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { longJapanese, unbreakable } from '../storySpecimens.tsx';
import { SnackbarRegion } from './SnackbarRegion.tsx';
import { snackbarKinds } from './snackbars.ts';
import { frozenSnackbars } from './frozenSnackbars.ts';

const profile = frozenSnackbars(() => undefined);

const meta = preview.meta({ component: SnackbarRegion });

export const Ok = meta.story({
  args: { snackbars: frozenSnackbars((queue) => queue.show('いいねを送りました', { kind: snackbarKinds[0] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('いいねを送りました');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Info = meta.story({ args: { snackbars: frozenSnackbars((queue) => queue.show('接続が戻りました')) } });

export const Error = meta.story({
  args: { snackbars: frozenSnackbars((queue) => queue.show('いいねの送信に失敗しました', { kind: 'error' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('いいねの送信に失敗しました');
  },
});

export const OneAtATime = meta.story({
  args: {
    snackbars: frozenSnackbars((queue) => {
      queue.show('一つ目');
      queue.show('二つ目');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('一つ目')).toBeVisible());
    await expect(canvas.queryByText('二つ目')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '通知を閉じる' }));
    await waitFor(() => expect(canvas.getByText('二つ目')).toBeVisible());
  },
});

/** A save failed and then succeeded while the focus is on the first message. */
export const ReplacedWithTheFocusOnIt = meta.story({
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

export const WithAction = meta.story({
  args: {
    snackbars: frozenSnackbars((queue) =>
      queue.show('お知らせを削除しました', { action: { label: '元に戻す', run: undo } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('お知らせを削除しました')).not.toBeInTheDocument());
  },
});

export const LongText = meta.story({
  args: { snackbars: frozenSnackbars((queue) => queue.show(longJapanese)) },
  globals: { viewport: { value: 'small' } },
});

export const UnbreakableWord = meta.story({
  args: {
    snackbars: frozenSnackbars((queue) => queue.show(unbreakable, { action: { label: '元に戻す', run: undo } })),
  },
  globals: { viewport: { value: 'small' } },
});

/** The words have the whole width where they would be a narrow column beside a long button. */
export const LongAction = meta.story({
  args: {
    snackbars: frozenSnackbars((queue) =>
      queue.show('アプリを見ていないときも、返信を通知でお知らせできます', {
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
