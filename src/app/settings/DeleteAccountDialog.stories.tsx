import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { submitTwice, watchCalls } from '../../../tests/support/watchCalls.ts';
import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { fill, fillSilently } from '../../../tests/support/fill.ts';

const meta = preview.meta({
  component: DeleteAccountDialog,
  args: { open: true, onClose: fn<() => void>() },
  parameters: { scenario: 'default', as: 'hana@example.com' },
});

type PlayContext = Pick<StoryContext, 'userEvent'>;

async function submit({ userEvent }: PlayContext, email: string, password: string): Promise<void> {
  await fill(userEvent, await screen.findByLabelText('メールアドレス'), email);
  await fill(userEvent, screen.getByLabelText('パスワード'), password);
  await userEvent.click(screen.getByRole('button', { name: 'アカウントを削除する' }));
}

export const Ready = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'アカウントを削除しますか？' });
    await expect(dialog).toHaveAccessibleDescription(/登録しているメールアドレスとパスワードを入力してください。$/);
    const button = screen.getByRole('button', { name: 'アカウントを削除する' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('メールアドレスとパスワードを入力すると削除できます');
  },
});

export const FilledAndCancelled = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await Ready.input.play();
    const button = screen.getByRole('button', { name: 'アカウントを削除する' });
    const heights = () => [button, screen.getByRole('button', { name: 'キャンセル' })].map((each) => each.offsetHeight);
    await expect(heights()).toEqual([48, 48]);
    await userEvent.click(button.parentElement ?? button);
    await expect(heights()).toEqual([48, 48]);
    await fill(userEvent, screen.getByLabelText('メールアドレス'), 'hana@example.com');
    await expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('パスワード'), 'x');
    await expect(button).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A15: another address is not sent to the server, which would delete its account. */
export const NotTheOwnAddress = meta.story({
  play: async ({ userEvent }) => {
    await submit({ userEvent }, 'ren@example.com', 'password123');
    await expect(await screen.findByRole('alert')).toHaveTextContent('メールアドレスが正しくありません。');
    await expect(isAuthenticated(sessions.getState())).toBe(true);
  },
});

/** A double submit sends one request. */
export const WrongPassword = meta.story({
  play: async ({ userEvent }) => {
    const calls = watchCalls('POST', /delete-account$/);
    await fill(userEvent, await screen.findByLabelText('メールアドレス'), 'hana@example.com');
    await fill(userEvent, screen.getByLabelText('パスワード'), 'wrong');
    submitTwice(screen.getByRole('button', { name: 'アカウントを削除する' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('パスワードが正しくありません。');
    await expect(calls()).toBe(1);
    await expect(isAuthenticated(sessions.getState())).toBe(true);
    await expect(screen.getByLabelText('パスワード')).toHaveValue('wrong');
  },
});

export const Deleting = meta.story({
  parameters: { fault: { operationId: 'deleteAccount', latency: 60_000 } },
  play: async ({ userEvent }) => {
    await submit({ userEvent }, 'hana@example.com', 'password123');
    await expect(await screen.findByRole('button', { name: '削除中…' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'キャンセル' })).toBeDisabled();
  },
});

export const Deleted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await submit({ userEvent }, 'ＨＡＮＡ＠example.com', 'password123');
    await waitFor(() => expect(isAuthenticated(sessions.getState())).toBe(false));
  },
});

/** A password manager may fill in the fields without any event; the address is that of a contact. */
export const DeletedAfterSilentFill = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    fillSilently(await screen.findByLabelText('メールアドレス'), '\u200Bhana@example.com');
    fillSilently(screen.getByLabelText('パスワード'), 'password123');
    const button = screen.getByRole('button', { name: 'アカウントを削除する' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(isAuthenticated(sessions.getState())).toBe(false));
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
