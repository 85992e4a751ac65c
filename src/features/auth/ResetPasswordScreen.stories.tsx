import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fill, fillSilently } from '../../../tests/support/fill.ts';
import { watchCalls } from '../../../tests/support/watchCalls.ts';
import { inMain } from '../../ui/storySpecimens.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { PasswordChanged, ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { reset } from './passwordCopy.ts';

const meta = preview.meta({
  component: ResetPasswordScreen,
  parameters: { scenario: 'default', as: null, path: '/reset-password?token=nonsense' },
  decorators: [inMain({})],
});

export const Ready = meta.story();

export const ReasonAtTheButton = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'パスワードを変更する' });
    await expect(submit).toBeDisabled();
    const reason = canvas.getByText('新しいパスワードを2つの欄に入力すると変更できます');
    await expect(reason.parentElement?.clientWidth).toBeGreaterThan(8);
    const password = canvas.getByLabelText('新しいパスワード');
    await userEvent.type(password, 'a');
    await userEvent.tab();
    await waitFor(() => expect(password).toHaveAccessibleDescription('パスワードは8文字以上で入力してください'));
    await expect(submit).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('新しいパスワード（確認）'), 'a');
    await waitFor(() => expect(submit).toBeEnabled());
  },
});

/** A password manager may fill in the fields without any event. */
export const FilledSilently = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls('POST', /reset-password$/);
    const submit = canvas.getByRole('button', { name: 'パスワードを変更する' });
    fillSilently(canvas.getByLabelText('新しいパスワード'), 'password123');
    fillSilently(canvas.getByLabelText('新しいパスワード（確認）'), 'password123');
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await canvas.findByRole('alert');
    await expect(calls()).toBe(1);
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('新しいパスワード');
    await userEvent.type(password, '1234567');
    await fill(userEvent, canvas.getByLabelText('新しいパスワード（確認）'), '12345678');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('パスワードは8文字以上で入力してください'));
    await expect(canvas.getByLabelText('新しいパスワード（確認）')).toHaveAccessibleDescription(
      'パスワードが一致しません',
    );
  },
});

export const LinkRejected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('新しいパスワード'), 'password123');
    await fill(userEvent, canvas.getByLabelText('新しいパスワード（確認）'), 'password123');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('パスワードリセット中にエラーが発生しました。');
    await expect(canvas.getByLabelText('新しいパスワード')).toHaveValue('password123');
    await expect(canvas.getByRole('link', { name: 'パスワードをお忘れの方' })).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { fault: { operationId: 'resetPassword', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('新しいパスワード'), 'password123');
    await fill(userEvent, canvas.getByLabelText('新しいパスワード（確認）'), 'password123');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: '変更中…' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** A story cannot open the link in an e-mail that leads to this screen, so the result is rendered directly. */
export const Done = meta.story({
  render: () => (
    <AuthLayout title={reset.done.title}>
      <PasswordChanged />
    </AuthLayout>
  ),
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
