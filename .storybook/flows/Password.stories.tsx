import { screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { AuthLayout } from '../../src/features/auth/AuthLayout.tsx';
import { reset } from '../../src/features/auth/passwordCopy.ts';
import { PasswordChanged } from '../../src/features/auth/ResetPasswordScreen.tsx';
import { fill } from '../../tests/support/fill.ts';
import { Screens } from './Screens.tsx';

const meta = preview.meta({
  title: 'A forgotten password',
  component: Screens,
  // The stories of the screens prove them; storybook:check opens these.
  tags: ['!test'],
  parameters: {
    scenario: 'default',
    as: null,
    path: '/forgot-password',
    demo: '/login',
    docs: { description: { component: 'Somebody has forgotten the password and chooses another one.' } },
  },
  globals: { viewport: { value: 'desktop' } },
});

/** The login leads to it. */
export const LogIn = meta.story({
  parameters: { path: '/login' },
  play: async () => {
    await screen.findByRole('button', { name: 'ログイン' });
  },
});

/** Only the address is asked for. */
export const AskForAMail = meta.story({
  play: async () => {
    await screen.findByRole('button', { name: '再設定メールを送信する' });
  },
});

/** The answer is the same whether there is such an account or not. */
export const MailSent = meta.story({
  play: async ({ userEvent }) => {
    await fill(userEvent, await screen.findByLabelText('メールアドレス'), 'hana@example.com');
    await userEvent.click(screen.getByRole('button', { name: '再設定メールを送信する' }));
    await screen.findByRole('heading', { name: 'メールを送信しました' });
  },
});

/** The link of the mail leads here. */
export const ChooseAnother = meta.story({
  parameters: { path: '/reset-password?token=nonsense' },
  play: async () => {
    await screen.findByRole('button', { name: 'パスワードを変更する' });
  },
});

/** The new password is valid at once. */
export const Changed = meta.story({
  render: () => (
    <main>
      <AuthLayout title={reset.title}>
        <PasswordChanged />
      </AuthLayout>
    </main>
  ),
});
