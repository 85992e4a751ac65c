import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { snackbars } from '../Snackbar/snackbars.ts';
import { SnackbarRegion } from '../Snackbar/SnackbarRegion.tsx';
import { longJapanese, unbreakable } from '../storySpecimens.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: '絞り込み',
    closeLabel: 'フィルターを閉じる',
    children: <Checkbox label="東京都" />,
  },
});

export const Right = meta.story({
  args: { footer: <Button wide>12人を表示する</Button> },
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog', { name: '絞り込み' });
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth));
    await userEvent.click(screen.getByRole('button', { name: 'フィルターを閉じる' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Left = meta.story({
  args: { side: 'left' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
});

export const UnderASnackbar = meta.story({
  args: {
    footer: (
      <>
        <Button variant="primary" wide>
          12人を表示する
        </Button>
        <Button size="compact" wide>
          すべてクリア
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SnackbarRegion />
      </>
    ),
  ],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: '12人を表示する' });
    snackbars.show('れんさんを非表示にしました', {
      kind: 'ok',
      topic: 'hidden',
      action: { label: '元に戻す', run: () => {} },
    });
    const message = await screen.findByRole('status');
    await waitFor(() =>
      expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
  },
});

export const LongTexts = meta.story({
  args: {
    title: unbreakable,
    children: <p>{longJapanese.repeat(30)}</p>,
    footer: <Button wide>{longJapanese}</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    await waitFor(async () => {
      const body = within(drawer).getByText(new RegExp(longJapanese), { selector: 'p' }).parentElement as HTMLElement;
      await expect(body.tabIndex === 0).toBe(body.scrollHeight > body.clientHeight);
    });
  },
});
