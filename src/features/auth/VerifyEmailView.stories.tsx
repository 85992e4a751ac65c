import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { removeRegisteredAddress, writeRegisteredAddress } from './registeredAddress.ts';
import { inMain } from '../../ui/storySpecimens.tsx';
import { VerifyEmailView } from './VerifyEmailScreen.tsx';

const meta = preview.meta({
  component: VerifyEmailView,
  parameters: { as: null },
  args: { state: { status: 'loading' } as const, onRetry: fn<() => void>() },
  decorators: [inMain({})],
});

const failure = (message: string, canRetry = false) => ({ status: 'error', message, canRetry }) as const;

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('メールアドレスを確認しています…');
  },
});

export const Success = meta.story({
  args: { state: { status: 'success' } },
  beforeEach: () => {
    writeRegisteredAddress('new@example.com', '');
    return removeRegisteredAddress;
  },
  play: async ({ canvas }) => {
    // One heading, one sentence and one way on.
    const heading = canvas.getByRole('heading', { name: '確認完了！' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('メールアドレスが確認されました！');
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    const [way, ...others] = canvas.getAllByRole('link');
    await expect(others).toEqual([]);
    await expect(way).toHaveAccessibleName('ログイン画面へ');
    await expect(way).toHaveAttribute('href', '/login');
  },
});

/** The device of the registration has stored the e-mail address, and another one has not (rule A30). */
export const OnAnotherDevice = meta.story({
  args: { state: { status: 'success' } },
  beforeEach: removeRegisteredAddress,
  play: async ({ canvas }) => {
    await canvas.findByText(/この端末でも、登録に使った端末でもログインできます。$/);
    await expect(canvas.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login');
  },
});

/** Another user is logged in on the device: the login is behind a logout, which asks for confirmation. */
export const SomebodyElseIsIn = meta.story({
  args: { state: { status: 'success' } },
  parameters: { scenario: 'default', as: 'hana@example.com' },
  play: async ({ canvas }) => {
    await canvas.findByText('この端末では、いま別のアカウントでログインしています。');
    await expect(canvas.getByRole('link', { name: 'いまのアカウントのまま続ける' })).toHaveAttribute('href', '/search');
  },
});

export const SomebodyElseLogsOut = meta.story({
  ...SomebodyElseIsIn.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログアウトしてログイン画面へ' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(isAuthenticated(sessions.getState())).toBe(true);
    await userEvent.click(question.getByRole('button', { name: 'ログアウトする' }));
    await waitFor(() => expect(isAuthenticated(sessions.getState())).toBe(false));
    await expect(await canvas.findByRole('link', { name: 'ログイン画面へ' })).toBeVisible();
  },
});

/** The login and the registration would redirect a logged-in user to the search. */
export const FailedWhileLoggedIn = meta.story({
  args: { state: failure('このリンクは既に使用されています') },
  parameters: { scenario: 'default', as: 'hana@example.com' },
  play: async ({ canvas }) => {
    const ways = (await canvas.findAllByRole('link')).map((link) => link.getAttribute('href'));
    await expect(ways).toEqual(['/search', '/login', '/register']);
  },
});

export const UnknownLink = meta.story({
  args: { state: failure('リンクが無効です') },
  play: async ({ canvas }) => {
    // One heading states the failure; a second one would repeat it.
    await expect(canvas.getByRole('heading')).toHaveTextContent('確認できませんでした');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('リンクが無効です');
    await expect(canvas.queryByRole('button', { name: 'もう一度試す' })).not.toBeInTheDocument();
    const ways = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(ways).toEqual([
      ['ログインへ', '/login'],
      ['新規登録へ', '/register'],
    ]);
  },
});

export const AlreadyUsed = meta.story({
  args: { state: failure('このリンクは既に使用されています') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'このリンクは既に使用されています。確認が済んでいる場合は、そのままログインしてください。',
    );
  },
});

export const Expired = meta.story({
  args: { state: failure('リンクの有効期限が切れています') },
  play: async ({ canvas }) => {
    await canvas.findByText('リンクの有効期限が切れています。ログイン画面から確認メールを再送信してください。');
  },
});

export const Unreachable = meta.story({
  args: { state: failure('サーバーに接続できません。ネットワーク接続を確認してください。', true) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Tablet = meta.story({
  args: { state: { status: 'success' } },
  globals: { viewport: { value: 'tablet' } },
});

export const Narrow = meta.story({
  args: { state: failure('このリンクは既に使用されています') },
  globals: { viewport: { value: 'small' } },
});
