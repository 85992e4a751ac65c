import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fill, fillSilently } from '../../../tests/support/fill.ts';
import { inMain, longAddress } from '../../ui/storySpecimens.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { startMailCooldown } from './MailCooldown.tsx';

const meta = preview.meta({
  component: ForgotPasswordScreen,
  // Resets the cooldown of an earlier story.
  beforeEach: () => window.sessionStorage.clear(),
  parameters: { scenario: 'default', as: null, path: '/forgot-password' },
  decorators: [inMain({})],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    // This form uses the browser's own validation (rule A6).
    const email = canvas.getByLabelText('メールアドレス');
    await expect(email).toBeRequired();
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email.closest('form')).not.toHaveAttribute('novalidate');
  },
});

/** The cooldown applies to the same e-mail address only. */
export const Rests = meta.story({
  beforeEach: () => startMailCooldown('reset', 'hana@example.com'),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('メールアドレス');
    const button = canvas.getByRole('button', { name: '再設定メールを送信する' });
    await fill(userEvent, email, 'hana@example.com');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^(60|5\d)秒後に再送信できます$/);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('パスワードの再設定');
  },
});

export const AnotherAddress = meta.story({
  ...Rests.input,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Rests.input.play?.(context);
    const email = canvas.getByLabelText('メールアドレス');
    const button = canvas.getByRole('button', { name: '再設定メールを送信する' });
    await userEvent.clear(email);
    await fill(userEvent, email, 'ren@example.com');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await canvas.findByText(/^ren@example\.com 宛に/);
  },
});

/** What a password manager fills in without any event is sent, without the invisible characters of a contact. */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    fillSilently(canvas.getByLabelText('メールアドレス'), '\u202Ahana@example.com\u202C');
    await userEvent.click(canvas.getByLabelText('メールアドレス'));
    await userEvent.click(canvas.getByRole('button', { name: '再設定メールを送信する' }));
    await canvas.findByText(/^hana@example\.com 宛に/);
  },
});

/** A10: only a failed call shows an error. */
export const Failed = meta.story({
  parameters: { fault: { operationId: 'requestPasswordReset', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('メールアドレス'), 'hana@example.com');
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
    await fill(userEvent, canvas.getByLabelText('メールアドレス'), 'hana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '再設定メールを送信する' }));
    await expect(await canvas.findByRole('button', { name: '送信中…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const LongAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('メールアドレス'), longAddress);
    await userEvent.click(canvas.getByRole('button', { name: '再設定メールを送信する' }));
    await canvas.findByText(new RegExp(`^${longAddress}`));
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
