import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectionBanner } from './ConnectionStatus.tsx';

const onRetry = fn<() => void>();

const meta = preview.meta({
  component: ConnectionBanner,
  decorators: [
    (Story) => (
      <header>
        <Story />
      </header>
    ),
  ],
});

export const Offline = meta.story({
  args: { state: { kind: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('オフラインです。接続が戻ると自動で更新します。');
  },
});

export const Online = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { state: { kind: 'online' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Reconnecting = meta.story({
  args: { state: { kind: 'reconnecting', attempt: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('再接続しています…（2/5回目）');
  },
});

export const Failed = meta.story({
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent(/リアルタイム接続が切れました。/);
    await userEvent.click(canvas.getByRole('button', { name: '再接続する' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Blocked = meta.story({
  args: { state: { kind: 'failed', isBlocked: true, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/サーバーの設定により、リアルタイム接続を使えません。/);
  },
});

export const Narrow = meta.story({
  args: { state: { kind: 'offline' } },
  globals: { viewport: { value: 'small' } },
});
