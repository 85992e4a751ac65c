import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';

const meta = preview.meta({
  component: ScreenErrorBoundary,
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

export const Crashed = meta.story({
  args: { path: '/likes', children: <OutOfTune /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/画面の表示中に問題が発生しました/);
    await expect(canvas.getByRole('button', { name: '再読み込み' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ホームに戻る' })).toHaveAttribute('href', '/');
  },
});

export const WellAgainElsewhere = meta.story({
  args: { path: '/likes', children: null },
  render: function Navigating() {
    const [path, setPath] = useState('/likes');
    return (
      <>
        <button type="button" onClick={() => setPath('/board')}>
          掲示板へ
        </button>
        <ScreenErrorBoundary path={path}>{path === '/likes' ? <OutOfTune /> : <h1>掲示板</h1>}</ScreenErrorBoundary>
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
  args: { path: '/likes', children: <OutOfTune /> },
  globals: { viewport: { value: 'small' } },
});
