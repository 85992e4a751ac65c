import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inSpecimens } from '../storySpecimens.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'パスワード', autoComplete: 'current-password' },
  decorators: [inSpecimens()],
});

export const Hidden = meta.story({ args: { defaultValue: 'password123' } });

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('パスワード');
    await userEvent.type(field, 'password123');
    const show = canvas.getByRole('button', { name: 'パスワードを表示する' });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(show);
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを隠す' }));
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('password123');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  },
});

export const WithError = meta.story({ args: { error: 'パスワードは6文字以上で入力してください' } });

export const CapsLock = meta.story({
  args: { help: '8文字以上で入力してください' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('パスワード');
    await userEvent.click(field);
    await userEvent.keyboard('{CapsLock}a');
    await expect(field).toHaveAccessibleDescription('Caps Lockがオンになっています');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('8文字以上で入力してください');
    await userEvent.click(field);
    await userEvent.keyboard('b');
    await expect(field).toHaveAccessibleDescription('Caps Lockがオンになっています');
  },
});
