import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { HeartIcon } from '../icons/shellIcons.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'いいね', children: <HeartIcon />, onClick: fn() },
});

export const Plain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'いいね' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const Pressed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});
