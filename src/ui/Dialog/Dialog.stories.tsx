import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { longJapanese, unbreakable } from '../storySpecimens.tsx';
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
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    snackbars.show('確認メールを再送信しました', { kind: 'ok', topic: 'mail' });
    await screen.findByText('確認メールを再送信しました');
    await userEvent.click(screen.getByRole('button', { name: '通知を閉じる' }));
    await waitFor(() => expect(screen.queryByText('確認メールを再送信しました')).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const LocksThePageBehind = meta.story({
  decorators: [
    (Story) => (
      <main style={{ height: '200vh' }}>
        <Button>うしろのボタン</Button>
        <Story />
      </main>
    ),
  ],
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'うしろのボタン' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).toHaveStyle({ overflow: 'hidden' }));
  },
});

export const GivesTheFocusBack = meta.story({
  render: function OpenedByButton() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>開く</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="確認" actions={<Button>OK</Button>} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '開く' });
    await userEvent.click(opener);
    const title = await screen.findByRole('heading', { name: '確認' });
    await waitFor(() => expect(title).toHaveFocus());
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const LongTexts = meta.story({
  args: { title: unbreakable, description: longJapanese.repeat(12), children: <p>{unbreakable}</p> },
});
