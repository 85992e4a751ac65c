import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { CrashFallback } from './CrashFallback.tsx';

const meta = preview.meta({
  component: CrashFallback,
  parameters: { allowConsole: [/Error: out of tune/] },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

function OutOfTune(): never {
  throw new Error('out of tune');
}

/** Throws at one address only. */
function Crashing({ path }: { path: string }) {
  return (
    <LoadBoundary attempt={path} crashed={<CrashFallback />}>
      {path === '/likes' ? <OutOfTune /> : <h1>掲示板</h1>}
    </LoadBoundary>
  );
}

export const Crashed = meta.story({
  render: () => <Crashing path="/likes" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/画面の表示中に問題が発生しました/);
    await expect(canvas.getByRole('button', { name: '再読み込み' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ホームに戻る' })).toHaveAttribute('href', '/');
  },
});

export const WellAgainElsewhere = meta.story({
  render: function Navigating() {
    const [path, setPath] = useState('/likes');
    return (
      <>
        <button type="button" onClick={() => setPath('/board')}>
          掲示板へ
        </button>
        <Crashing path={path} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '掲示板へ' }));
    await expect(canvas.getByRole('heading', { name: '掲示板' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
});
