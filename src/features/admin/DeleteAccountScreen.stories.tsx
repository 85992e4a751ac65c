import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inMain, longAddress } from '../../ui/storySpecimens.tsx';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { fill } from '../../../tests/support/fill.ts';

const meta = preview.meta({
  component: DeleteAccountScreen,
  parameters: { scenario: 'default', as: null, path: '/admin/delete-account' },
  decorators: [inMain({})],
});

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function ask({ canvas, userEvent }: PlayContext, email: string, password: string): Promise<void> {
  await fill(userEvent, canvas.getByLabelText('メールアドレス'), email);
  await fill(userEvent, canvas.getByLabelText('パスワード'), password);
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByRole('alertdialog', { name: 'アカウントを削除しますか？' })).toHaveTextContent(
    `アカウント「${email}」を完全に削除します。この操作は取り消せません。`,
    { normalizeWhitespace: true },
  );
}

async function deleteAccount(context: PlayContext, email: string, password: string): Promise<void> {
  await ask(context, email, password);
  await context.userEvent.click(screen.getByRole('button', { name: '削除する' }));
}

/** V2: the screen needs no login. */
export const Ready = meta.story({
  play: async () => {
    await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'アカウントを削除する' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('メールアドレス')).toHaveAccessibleDescription('メールアドレスを入力してください'),
    );
    await expect(canvas.getByLabelText('パスワード')).toHaveAccessibleDescription('パスワードを入力してください');
  },
});

export const Confirm = meta.story({
  play: async ({ canvas, userEvent }) => ask({ canvas, userEvent }, 'ren@example.com', 'password123'),
});

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await deleteAccount({ canvas, userEvent }, 'ren@example.com', 'wrong');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('パスワードが正しくありません。');
    await expect(canvas.getByLabelText('パスワード')).toHaveValue('wrong');
  },
});

export const Failed = meta.story({
  parameters: { fault: { operationId: 'deleteAccount', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await deleteAccount({ canvas, userEvent }, 'ren@example.com', 'password123');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('エラーが発生しました。もう一度お試しください。');
  },
});

export const LongAddress = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, longAddress, 'password123');
    const question = screen.getByRole('alertdialog');
    await expect(question.scrollWidth).toBeLessThanOrEqual(question.clientWidth);
  },
});

export const Deleting = meta.story({
  parameters: { fault: { operationId: 'deleteAccount', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await deleteAccount({ canvas, userEvent }, 'ren@example.com', 'password123');
    await expect(await screen.findByRole('button', { name: '削除中…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
