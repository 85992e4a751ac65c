import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { inSpecimens } from '../storySpecimens.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'メールアドレス', type: 'email' as const, placeholder: 'example@mail.com', onChange: fn() },
  decorators: [inSpecimens()],
});

export const Empty = meta.story();

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('メールアドレス'));
    const field = canvas.getByRole('textbox', { name: 'メールアドレス' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('hana');
    await expect(field).toHaveValue('hana');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
});

export const WithHelp = meta.story({
  args: { help: '8文字以上で入力してください' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('8文字以上で入力してください');
  },
});

export const WithError = meta.story({
  args: { help: '半角で入力してください', error: '有効なメールアドレスを入力してください' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('半角で入力してください 有効なメールアドレスを入力してください');
  },
});

export const OfADate = meta.story({
  args: { label: '日付', type: 'date' as const, defaultValue: '2026-11-20', min: '2026-11-01', placeholder: '' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('日付');
    await expect(field).toHaveValue('2026-11-20');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-12-24');
    await expect(field).toHaveValue('2026-12-24');
    await expect(args.onChange).toHaveBeenCalled();
  },
});
