import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { VerifyEmailView } from '../../src/features/auth/VerifyEmailScreen.tsx';
import { fill } from '../../tests/support/fill.ts';
import { Screens } from './Screens.tsx';

const meta = preview.meta({
  title: 'From registration to the first message',
  component: Screens,
  // The stories of the screens prove them; storybook:check opens these.
  tags: ['!test'],
  parameters: {
    scenario: 'default',
    as: null,
    path: '/register',
    demo: '/register',
    docs: { description: { component: 'Somebody registers, makes a profile and writes a first message.' } },
  },
  globals: { viewport: { value: 'desktop' } },
});

/** The form asks for an address and a password, and the terms are one press away. */
export const Register = meta.story({
  play: async () => {
    await screen.findByRole('button', { name: '登録する' });
  },
});

/** The account exists; it begins with the link in the mail. */
export const MailSent = meta.story({
  play: async ({ userEvent }) => {
    await fill(userEvent, await screen.findByLabelText('メールアドレス'), 'new@example.com');
    await fill(userEvent, screen.getByLabelText('パスワード'), 'password123');
    await fill(userEvent, screen.getByLabelText('パスワード（確認）'), 'password123');
    await userEvent.click(screen.getByRole('checkbox', { name: 'プライバシーポリシーに同意します' }));
    await userEvent.click(screen.getByRole('button', { name: '登録する' }));
    await screen.findByRole('dialog', { name: '確認メールを送信しました' });
  },
});

/** The link of the mail leads here. */
export const AddressConfirmed = meta.story({
  render: () => (
    <main>
      <VerifyEmailView state={{ status: 'success' }} onRetry={() => undefined} />
    </main>
  ),
});

/** The login knows the address. */
export const LogIn = meta.story({
  parameters: { path: '/login' },
  play: async () => {
    await screen.findByRole('button', { name: 'ログイン' });
  },
});

/** The first screen shows people at once and offers to make a profile. */
export const FirstSearch = meta.story({
  parameters: { as: 'sora@example.com', path: '/search' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  },
});

/** The editor leads through a profile step by step. */
export const MakeAProfile = meta.story({
  parameters: { as: 'sora@example.com', path: '/profile/edit' },
  play: async () => {
    await screen.findByRole('tablist');
  },
});

/** With a profile each person has a score. A press on a card opens the person. */
export const APerson = meta.story({
  parameters: { as: 'hana@example.com', path: '/search?user=user-20' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByText(/^マッチ度/);
  },
});

/** An empty chat suggests first messages. */
export const FirstMessage = meta.story({
  parameters: { as: 'hana@example.com', path: '/search?user=user-20' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /メッセージ/ }));
    await screen.findByRole('group', { name: '文例' });
  },
});
