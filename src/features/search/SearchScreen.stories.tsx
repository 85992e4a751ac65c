import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { SearchScreen } from './SearchScreen.tsx';

/** All batches through a service worker take their time. */
const patiently = { timeout: 10_000 };

const meta = preview.meta({
  component: SearchScreen,
  beforeEach: () => snackbars.clear(),
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/search' },
  decorators: [
    (Story) => (
      <>
        <main>
          <Story />
        </main>
        <SnackbarRegion />
      </>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^\d+人のプロフィールが見つかりました$/, undefined, patiently);
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.queryByRole('heading', { name: 'はな' })).not.toBeInTheDocument();
    const first = canvas.getAllByRole('article')[0]?.textContent;
    await userEvent.click(canvas.getByRole('link', { name: '2ページ目' }));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]?.textContent).not.toBe(first));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    await expect(canvas.getByRole('heading', { name: 'あなたにおすすめのアーティスト' })).toHaveFocus();
  },
});

export const Like = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/プロフィールが見つかりました/, undefined, patiently);
    const heart = canvas.getAllByRole('button', { name: /さんにいいねする$/ })[0];
    if (heart === undefined) throw new Error('There is nobody to like');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await canvas.findByText('いいねを送りました', undefined, patiently);
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
});

export const LikeFails = meta.story({
  parameters: { fault: { operationId: 'likeProfile', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/プロフィールが見つかりました/, undefined, patiently);
    const heart = canvas.getAllByRole('button', { name: /さんにいいねする$/ })[0];
    if (heart === undefined) throw new Error('There is nobody to like');
    await userEvent.click(heart);
    await canvas.findByText('いいねの送信に失敗しました', undefined, patiently);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
});

export const SecondPageByAddress = meta.story({
  parameters: { path: '/search?page=2' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2'), patiently);
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'listProfiles', latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中…');
    await expect(canvas.getByRole('region', { name: 'あなたにおすすめのアーティスト' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'プロフィールが見つかりません' }, patiently);
    await expect(canvas.getByText('フィルター条件を調整してみてください')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { fault: { operationId: 'listProfiles', status: 500 } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' }, patiently);
    await expect(canvas.getByRole('alert')).toContainElement(retry);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
