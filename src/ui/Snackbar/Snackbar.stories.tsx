import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { longJapanese } from '../specimens.tsx';
import { SnackbarRegion } from './SnackbarRegion.tsx';
import { createSnackbars, snackbarKinds, type Snackbars } from './snackbars.ts';

const meta = preview.meta({ component: SnackbarRegion });

/** A queue whose time stands still, so that a story stays as it is. */
function still(prepare: (snackbars: Snackbars) => void): Snackbars {
  const snackbars = createSnackbars({ now: () => 0, after: () => () => undefined });
  prepare(snackbars);
  return snackbars;
}

export const Ok = meta.story({
  args: { snackbars: still((queue) => queue.show('いいねを送りました', { kind: snackbarKinds[0] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('いいねを送りました');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Info = meta.story({ args: { snackbars: still((queue) => queue.show('接続が戻りました')) } });

export const Error = meta.story({
  args: { snackbars: still((queue) => queue.show('いいねの送信に失敗しました', { kind: 'error' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('いいねの送信に失敗しました');
  },
});

export const OneAtATime = meta.story({
  args: {
    snackbars: still((queue) => {
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

export const LongText = meta.story({
  args: { snackbars: still((queue) => queue.show(longJapanese)) },
  globals: { viewport: { value: 'small' } },
});
