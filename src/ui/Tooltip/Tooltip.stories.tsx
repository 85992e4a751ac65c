import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { inMain, longJapanese, unbreakable } from '../storySpecimens.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: { text: '共通するジャンルと楽器から計算しています', children: <Button>マッチ度 87%</Button> },
  decorators: [inMain({ display: 'grid', placeItems: 'center', minHeight: 320, padding: 24 })],
});

export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'マッチ度 87%' });
    await expect(button).toHaveAccessibleDescription('共通するジャンルと楽器から計算しています');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
});

export const OnHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    // The pointer may move onto the tooltip and stay there.
    await userEvent.hover(canvas.getByRole('tooltip'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.hover(document.body);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

const onClose = fn();

export const InADialog = meta.story({
  render: (args) => (
    <Dialog open title="プロフィール" onClose={onClose}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onClose.mockClear();
    const button = await screen.findByRole('button', { name: 'マッチ度 87%' });
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    button.focus();
    await expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

export const LongTexts = meta.story({
  args: { text: longJapanese + unbreakable },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { left, right } = canvas.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
  },
});
