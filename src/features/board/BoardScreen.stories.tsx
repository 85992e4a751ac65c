import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { BoardScreen } from './BoardScreen.tsx';

const patiently = { timeout: 10_000 };

const meta = preview.meta({
  component: BoardScreen,
  beforeEach: () => {
    snackbars.clear();
    // Every story is a first visit.
    window.history.replaceState(null, '');
  },
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/board' },
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-post]')).toHaveLength(20), patiently);
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }));
    await canvas.findByText('これ以上の投稿はありません', undefined, patiently);
    await expect(canvas.queryByRole('button', { name: 'もっと見る' })).not.toBeInTheDocument();
    await expect(canvas.getByText('これ以上の投稿はありません')).toHaveFocus();
  },
});

export const Replies = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [toggle] = await canvas.findAllByRole('button', { name: /^\d+件の返信$/ }, patiently);
    if (toggle === undefined) throw new Error('Nobody has answered anything');
    const post = toggle.closest('article');
    await userEvent.click(toggle);
    await waitFor(() => expect(post?.querySelector('article')).toBeVisible());
    await expect(toggle).toHaveTextContent('返信を閉じる');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
});

export const RepliesFail = meta.story({
  parameters: {
    scenario: 'large',
    fault: { operationId: 'getPost', status: 500 },
    allowConsole: [/replies did not come/],
  },
  play: async ({ canvas, userEvent }) => {
    const [toggle] = await canvas.findAllByRole('button', { name: '4件の返信' }, patiently);
    if (toggle === undefined) throw new Error('Nothing has four answers');
    await userEvent.click(toggle);
    const alert = await canvas.findByRole('alert', undefined, patiently);
    await expect(alert).toHaveTextContent('投稿の読み込みに失敗しました');
    await expect(canvas.getByRole('button', { name: 'もう一度試す' })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'listPosts', latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '掲示板' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'まだ投稿がありません' }, patiently);
    await expect(canvas.getByText('最初の投稿をしてみましょう')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'もっと見る' })).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { fault: { operationId: 'listPosts', status: 500 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'もう一度試す' }, patiently);
    await expect(canvas.getByRole('alert')).toHaveTextContent('投稿の読み込みに失敗しました');
  },
});

export const Deleting = meta.story({
  parameters: { fault: { operationId: 'deletePost', status: 500 }, allowConsole: [/not deleted/] },
  play: async ({ canvas, userEvent }) => {
    // By label: to find a role, every element of the board is looked at, which takes seconds on a busy machine.
    const [menu] = await canvas.findAllByLabelText('投稿メニューを開く', { selector: 'button' }, patiently);
    if (menu === undefined) throw new Error('はな has written nothing');
    // A menu closes when the page moves below it, so the way there has to be over; a frame tells of it first.
    menu.scrollIntoView({ block: 'center' });
    await new Promise(requestAnimationFrame);
    await userEvent.click(menu);
    await userEvent.click(
      within(await screen.findByRole('menu', {}, patiently)).getByRole('menuitem', { name: '削除する' }),
    );
    const dialog = within(await screen.findByRole('alertdialog', {}, patiently));
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('投稿の削除に失敗しました'), patiently);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const LongTexts = meta.story({
  parameters: { stretched: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-post]')).toHaveLength(20), patiently);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
