import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { submitTwice, watchCalls } from '../../../tests/support/watchCalls.ts';
import { Address, inMain, longAddress } from '../../ui/storySpecimens.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';
import { fill } from '../../../tests/support/fill.ts';

const meta = preview.meta({
  component: RegisterScreen,
  parameters: { scenario: 'default', as: null, path: '/register' },
  decorators: [inMain({})],
});

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function fillIn({ canvas, userEvent }: PlayContext, email: string): Promise<void> {
  await fill(userEvent, canvas.getByLabelText('メールアドレス'), email);
  await fill(userEvent, canvas.getByLabelText('パスワード'), 'password123');
  await fill(userEvent, canvas.getByLabelText('パスワード（確認）'), 'password123');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'プライバシーポリシーに同意します' }));
}

export const Ready = meta.story();

export const ReasonAtTheButton = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: '登録する' });
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('プライバシーポリシーに同意すると登録できます');
    // A text for screen readers only is 1 px wide.
    const reason = () => canvas.getByText('プライバシーポリシーに同意すると登録できます').parentElement?.clientWidth;
    await expect(reason()).toBeLessThan(8);
    await userEvent.click(submit.parentElement as HTMLElement);
    await expect(reason()).toBeGreaterThan(8);
    const password = canvas.getByLabelText('パスワード');
    await userEvent.type(password, '1234567');
    await userEvent.tab();
    await waitFor(() => expect(password).toHaveAccessibleDescription('パスワードは8文字以上で入力してください'));
    await expect(canvas.getByRole('link', { name: 'プライバシーポリシー' })).toHaveAttribute(
      'href',
      // A built Storybook may be served from any folder.
      expect.stringMatching(/^\.?\/privacy$/),
    );
  },
});

export const Registered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, 'new@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }));
    const dialog = await screen.findByRole('dialog', { name: '確認メールを送信しました' });
    await expect(dialog).toHaveAccessibleDescription('メールのリンクをクリックすると、登録が完了します。');
    await waitFor(() => expect(within(dialog).getByText('new@example.com')).toBeVisible());
    await expect(dialog).toHaveTextContent('届かない場合は、迷惑メールフォルダもご確認ください。');
    await expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login');
  },
});

/** A double submit sends one request, and the dialog leads to the login however it is closed. */
export const SubmittedTwice = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <Address />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls('POST', /\/register$/);
    await fillIn({ canvas, userEvent }, 'new@example.com');
    submitTwice(canvas.getByRole('button', { name: '登録する' }));
    await screen.findByRole('dialog', { name: '確認メールを送信しました' });
    await expect(calls()).toBe(1);
    // A press outside the dialog would close it, and with it the e-mail address and the next step.
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(canvas.getByTestId('address')).not.toHaveTextContent('/login');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/login'));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }));
    const email = canvas.getByLabelText('メールアドレス');
    await waitFor(() => expect(email).toHaveAccessibleDescription('メールアドレスを入力してください'));
    await expect(canvas.getByLabelText('パスワード')).toHaveAccessibleDescription(
      'パスワードは8文字以上で入力してください',
    );
    await expect(canvas.getByLabelText('パスワード（確認）')).toHaveAccessibleDescription('パスワードが一致しません');
    await expect(email).toHaveFocus();
  },
});

/** A5: the text that asks for the consent appears when the box is left unticked, and when it is unticked again. */
export const WithoutConsent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const consent = canvas.getByRole('checkbox');
    const loginLink = canvas.getByRole('link', { name: 'すでにアカウントをお持ちの方はログイン' });
    const before = loginLink.getBoundingClientRect().top;
    consent.focus();
    await userEvent.tab();
    await waitFor(() => expect(consent).toHaveAccessibleDescription('プライバシーポリシーに同意してください'));
    await userEvent.click(consent);
    await expect(canvas.queryByText('プライバシーポリシーに同意してください')).not.toBeInTheDocument();
    await userEvent.click(consent);
    await expect(consent).toHaveAccessibleDescription('プライバシーポリシーに同意してください');
    await expect(loginLink.getBoundingClientRect().top).toBe(before);
  },
});

export const FullWidthAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('メールアドレス');
    await fill(userEvent, email, 'ｎｅｗ＠example.com');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveValue('new@example.com'));
    await waitFor(() => expect(email).toHaveAccessibleDescription('全角文字を半角に変換しました'));
  },
});

export const AddressTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, 'hana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('このメールアドレスは既に登録されています。');
    await expect(canvas.getByText('入力した内容はそのまま残っています。')).toBeVisible();
    await expect(canvas.getByLabelText('パスワード（確認）')).toHaveValue('password123');
  },
});

export const Offline = meta.story({
  parameters: { fault: { operationId: 'registerAccount', status: 0 } },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, 'new@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'サーバーに接続できません。ネットワーク接続を確認してください。',
    );
  },
});

export const ServerDown = meta.story({
  parameters: { fault: { operationId: 'registerAccount', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, 'new@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }));
    await canvas.findByRole('alert');
  },
});

export const LongAddress = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, longAddress);
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }));
    const dialog = await screen.findByRole('dialog', { name: '確認メールを送信しました' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const Sending = meta.story({
  parameters: { fault: { operationId: 'registerAccount', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, 'new@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }));
    await expect(await canvas.findByRole('button', { name: '登録中…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });

/** A person with an account sees the link to the login without scrolling. */
export const LoginInView = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const login = canvas.getByRole('link', { name: 'すでにアカウントをお持ちの方はログイン' });
    await expect(login.getBoundingClientRect().bottom).toBeLessThanOrEqual(740);
  },
});
