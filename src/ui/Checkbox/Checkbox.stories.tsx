import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Link } from '../Link/Link.tsx';
import { inSpecimens } from '../storySpecimens.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'ログイン状態を保持する', onChange: fn() },
  decorators: [inSpecimens()],
});

export const States = meta.story({
  render: (args) => (
    <>
      <Checkbox {...args} label="オフ" />
      <Checkbox {...args} label="オン" checked />
    </>
  ),
});

export const Toggled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'ログイン状態を保持する' });
    await userEvent.click(canvas.getByText('ログイン状態を保持する'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const WithLinkAndError = meta.story({
  args: {
    label: (
      <>
        <Link href="/privacy">プライバシーポリシー</Link>
        <span>に同意します</span>
      </>
    ),
    error: 'プライバシーポリシーに同意してください',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'プライバシーポリシーに同意します' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('プライバシーポリシーに同意してください');
  },
});
