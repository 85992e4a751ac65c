import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = preview.meta({
  component: ForgotPasswordScreen,
  parameters: { scenario: 'default', as: null, path: '/forgot-password' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    // The browser's own check is the one that is wanted here (decision A6).
    const email = canvas.getByLabelText('メールアドレス');
    await expect(email).toBeRequired();
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email.closest('form')).not.toHaveAttribute('novalidate');
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('メールアドレス'), 'ｈａｎａ＠example.com');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: '再設定メールを送信する' }));
    const title = await canvas.findByRole('heading', { level: 1, name: 'メールを送信しました' });
    await waitFor(() => expect(title).toHaveFocus());
    await canvas.findByText(/^hana@example\.com 宛にパスワード再設定用のメールを送信しました。/);
  },
});

export const Failed = meta.story({
  parameters: { fault: { operationId: 'requestPasswordReset', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('メールアドレス'), 'hana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '再設定メールを送信する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'メール送信中にエラーが発生しました。もう一度お試しください。',
    );
    await expect(canvas.getByLabelText('メールアドレス')).toHaveValue('hana@example.com');
  },
});

export const Sending = meta.story({
  parameters: { fault: { operationId: 'requestPasswordReset', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('メールアドレス'), 'hana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '再設定メールを送信する' }));
    await expect(await canvas.findByRole('button', { name: '送信中…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
