import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Link } from '../Link/Link.tsx';
import { inSpecimens, longJapanese } from '../storySpecimens.tsx';
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
  tags: ['!dev', '!autodocs'],
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

/** For settings: the switch is at the end of the line, and is still a checkbox for assistive technology. */
export const Switch = meta.story({
  render: (args) => (
    <div style={{ width: 320 }}>
      <Checkbox {...args} look="switch" label="動きを減らす" help="いつもこの状態です" />
      <Checkbox {...args} look="switch" label="通知音" checked />
      <Checkbox {...args} look="switch" label={longJapanese} help={longJapanese} error="許可してください" />
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(new Set(boxes.map((box) => box.getBoundingClientRect().right)).size).toBe(1);
    for (const box of boxes) {
      const label = box.closest('label')?.getBoundingClientRect();
      await expect(label?.height).toBeGreaterThanOrEqual(44);
      await expect(box.getBoundingClientRect().right).toBe(label?.right);
    }
    await expect(boxes[0]).toHaveAccessibleDescription('いつもこの状態です');
  },
});
