import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { useCheckedForm } from '../../lib/forms/useCheckedForm.ts';
import { Button } from '../Button/Button.tsx';
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
      <Checkbox {...args} label="オフ、変更不可" disabled />
      <Checkbox {...args} label="オン、変更不可" checked disabled />
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
        <Link href="/privacy">プライバシーポリシー</Link>に同意します
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

const onSubmit = fn();

export const InAForm = meta.story({
  render: function InAForm() {
    const { submit, field } = useCheckedForm<{ consent?: string }>(
      (values) => ({ values, faults: { consent: values.consent === undefined ? '同意してください' : undefined } }),
      onSubmit,
    );
    return (
      <form noValidate onSubmit={submit}>
        <Checkbox {...field('consent')} label="同意します" />
        <Button type="submit">送信する</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(box).toHaveAccessibleDescription('同意してください'));
    await expect(box).toHaveFocus();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ consent: 'on' }));
  },
});
