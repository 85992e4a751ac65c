import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { inMain } from '../../ui/storySpecimens.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { fill } from '../../../tests/support/fill.ts';

const meta = preview.meta({
  component: LoginScreen,
  // Resets the cooldown of an earlier story.
  beforeEach: () => window.sessionStorage.clear(),
  parameters: { scenario: 'default', as: null, path: '/login' },
  decorators: [inMain({})],
});

export const Ready = meta.story();

/** The address may be typed with full-width letters. */
export const LoggedIn = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('メールアドレス'), ' ｈａｎａ＠example.com');
    await fill(userEvent, canvas.getByLabelText('パスワード'), 'password123');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(isAuthenticated(sessions.getState())).toBe(true));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログイン' }));
    const email = canvas.getByLabelText('メールアドレス');
    await waitFor(() => expect(email).toHaveAccessibleDescription('メールアドレスを入力してください'));
    await expect(canvas.getByLabelText('パスワード')).toHaveAccessibleDescription(
      'パスワードは6文字以上で入力してください',
    );
    await expect(email).toHaveFocus();
  },
});

export const Corrected = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Invalid.input.play?.(context);
    const email = canvas.getByLabelText('メールアドレス');
    await userEvent.type(email, 'hana');
    await expect(email).toHaveAccessibleDescription('有効なメールアドレスを入力してください');
    await fill(userEvent, email, '@example.com');
    await waitFor(() => expect(email).toBeValid());
  },
});

export const Unverified = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('メールアドレス'), 'mio@example.com');
    await fill(userEvent, canvas.getByLabelText('パスワード'), 'password123');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'メールアドレスの確認が必要です' });
    await expect(dialog).toHaveTextContent(/（mio@example\.com）/);
  },
});

/** During the cooldown the button is disabled and keeps its focus. */
export const ResendRests = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    await Unverified.input.play?.(context);
    const resend = screen.getByRole('button', { name: '確認メールを再送信する' });
    await userEvent.click(resend);
    await screen.findByText('確認メールを再送信しました。メールをご確認ください。');
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect(resend).toHaveAccessibleDescription(/^(60|5\d)秒後に再送信できます$/);
    await expect(resend).toHaveFocus();
  },
});

/** The cooldown continues when the dialog is closed. */
export const ResendStillRests = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ResendRests.input.play?.(context);
    const resend = screen.getByRole('button', { name: '確認メールを再送信する' });
    // The announced text is not the countdown.
    const [announced] = screen.getAllByRole('status').filter((status) => status.textContent.includes('秒後'));
    await expect(announced).toHaveTextContent('60秒後に再送信できます');
    await waitFor(() => expect(resend).toHaveAccessibleDescription(/^5\d秒後に再送信できます$/));
    await expect(announced).toHaveTextContent('60秒後に再送信できます');

    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.type(canvas.getByLabelText('パスワード'), '{Enter}');
    const again = await screen.findByRole('button', { name: '確認メールを再送信する' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveAccessibleDescription(/秒後に再送信できます$/);
  },
});

export const ResendFails = meta.story({
  parameters: { fault: { operationId: 'resendVerification', status: 500 } },
  play: async (context) => {
    const { userEvent } = context;
    await Unverified.input.play?.(context);
    await userEvent.click(await screen.findByRole('button', { name: '確認メールを再送信する' }));
    await screen.findByText('確認メールの再送信に失敗しました。しばらくしてからもう一度お試しください。');
    await expect(screen.getByRole('button', { name: '確認メールを再送信する' })).not.toHaveAttribute('aria-disabled');
  },
});

export const Sending = meta.story({
  parameters: { fault: { operationId: 'logIn', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('メールアドレス'), 'hana@example.com');
    await fill(userEvent, canvas.getByLabelText('パスワード'), 'password123');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'ログイン中…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Offline = meta.story({
  parameters: { fault: { operationId: 'logIn', status: 0 } },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('メールアドレス'), 'hana@example.com');
    await fill(userEvent, canvas.getByLabelText('パスワード'), 'password123');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('サーバーに接続できません。');
  },
});

export const ServerDown = meta.story({
  parameters: { fault: { operationId: 'logIn', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('メールアドレス'), 'hana@example.com');
    await fill(userEvent, canvas.getByLabelText('パスワード'), 'password123');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText('メールアドレス')).toHaveValue('hana@example.com');
    await expect(canvas.getByLabelText('パスワード')).toHaveValue('password123');
  },
});

export const WrongPassword = meta.story({
  parameters: { allowConsole: [/HTTP 401/] },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('メールアドレス'), 'hana@example.com');
    await fill(userEvent, canvas.getByLabelText('パスワード'), 'password124');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('メールアドレスまたはパスワードが正しくありません。'),
    );
  },
});

/** Rule S29: the browser translates the page. */
export const Translated = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { translated: true, allowConsole: [/HTTP 401/] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await WrongPassword.input.play?.(context);
    await userEvent.clear(canvas.getByLabelText('パスワード'));
    await fill(userEvent, canvas.getByLabelText('パスワード'), 'password123');
    await userEvent.click(await canvas.findByRole('button', { name: 'ログイン' }));
    await waitFor(() => expect(isAuthenticated(sessions.getState())).toBe(true));
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
