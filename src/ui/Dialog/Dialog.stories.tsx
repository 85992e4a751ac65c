import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { snackbars } from '../Snackbar/snackbars.ts';
import { SnackbarRegion } from '../Snackbar/SnackbarRegion.tsx';
import { Dialog, dialogSizes } from './Dialog.tsx';

const meta = preview.meta({
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'メールアドレスの確認が必要です',
    description: '届いている確認メールのリンクを開いてください。',
    actions: (
      <>
        <Button>閉じる</Button>
        <Button variant="primary">確認メールを再送信する</Button>
      </>
    ),
  },
});

export const Small = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'メールアドレスの確認が必要です' });
    await expect(dialog).toHaveAccessibleDescription('届いている確認メールのリンクを開いてください。');
    await userEvent.click(screen.getByRole('button', { name: 'ダイアログを閉じる' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Medium = meta.story({ args: { size: dialogSizes[1] } });
export const Large = meta.story({ args: { size: dialogSizes[2] } });

const picture = (
  <div data-testid="picture" style={{ height: 320, margin: '-24px -24px 0', background: 'rebeccapurple' }} />
);

export const WithAPictureFirst = meta.story({
  args: { size: dialogSizes[3], hideTitle: true, description: null, children: picture },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'メールアドレスの確認が必要です' });
    const { top } = dialog.getBoundingClientRect();
    await expect(Math.round(screen.getByTestId('picture').getBoundingClientRect().top - top)).toBe(1);
  },
});

export const SheetOnAPhone = meta.story({
  args: { size: 'sheet' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(async () => {
      const { top, left, width, height } = dialog.getBoundingClientRect();
      await expect([top, left, width, height]).toEqual([0, 0, window.innerWidth, window.innerHeight]);
    });
  },
});

export const UnderASnackbar = meta.story({
  decorators: [
    (Story) => (
      <>
        <Story />
        <SnackbarRegion />
      </>
    ),
  ],
  play: async () => {
    await screen.findByRole('dialog');
    snackbars.show('確認メールを再送信しました', { kind: 'ok', topic: 'mail' });
    await screen.findByText('確認メールを再送信しました');
  },
});

/** A press on a snackbar is none outside the dialog. */
export const SnackbarClosed = meta.story({
  ...UnderASnackbar.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await UnderASnackbar.input.play?.();
    await userEvent.click(screen.getByRole('button', { name: '通知を閉じる' }));
    await waitFor(() => expect(screen.queryByText('確認メールを再送信しました')).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
