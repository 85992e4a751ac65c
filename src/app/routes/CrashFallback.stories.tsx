import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { goOffline } from '../../../tests/support/goOffline.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { inMain } from '../../ui/storySpecimens.tsx';
import { CrashFallback, crashFallback } from './ScreenFallbacks.tsx';

const meta = preview.meta({
  component: CrashFallback,
  args: { crash: 'error' as const, onRetry: fn() },
  parameters: { allowConsole: [/Error: out of tune/, /the code did not arrive/] },
  decorators: [inMain({})],
});

function OutOfTune(): never {
  throw new Error('out of tune');
}

export const Crashed = meta.story({
  render: () => (
    <LoadBoundary crashed={crashFallback}>
      <OutOfTune />
    </LoadBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/画面の表示中に問題が発生しました/);
    await expect(canvas.getByRole('button', { name: '再読み込み' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ホームに戻る' })).toHaveAttribute('href', '/');
  },
});

/** Renders a screen whose code loads only while there is a network. */
function Late({ network }: { network: { isThere: boolean } }) {
  const [Screen] = useState(() =>
    lazyComponent(() => {
      if (!network.isThere) return Promise.reject(new Error('the code did not arrive'));
      return Promise.resolve(() => <h1>掲示板</h1>);
    }),
  );
  return (
    <LoadBoundary crashed={crashFallback}>
      <Screen />
    </LoadBoundary>
  );
}

/** Rule S27. */
export const CodeMissingOffline = meta.story({
  render: function Screen() {
    const [network] = useState({ isThere: false });
    return (
      <>
        <Late network={network} />
        <Button
          onClick={() => {
            network.isThere = true;
            Reflect.deleteProperty(navigator, 'onLine');
            window.dispatchEvent(new Event('online'));
          }}
        >
          つなぐ
        </Button>
      </>
    );
  },
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('画面を読み込めませんでした');
    await expect(alert).toHaveTextContent('オフラインです。接続が戻ると自動で表示します。');
  },
});

/** A press loads the code again, and so does the return of the network (rule S27). */
export const CodeArrived = meta.story({
  tags: ['!dev', '!autodocs'],
  render: CodeMissingOffline.input.render,
  beforeEach: goOffline,
  play: async (context) => {
    await CodeMissingOffline.input.play(context);
    const { canvas, userEvent } = context;
    const alert = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(alert));
    await userEvent.click(canvas.getByRole('button', { name: 'つなぐ' }));
    await expect(await canvas.findByRole('heading', { name: '掲示板' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** With a network, the files of this version may not exist any more: only a reload loads the new ones. */
export const CodeMissingOnline = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Late network={{ isThere: false }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/画面の表示中に問題が発生しました/);
    await expect(canvas.getByRole('button', { name: '再読み込み' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
});
