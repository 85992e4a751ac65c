import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { goOffline } from '../../../tests/support/goOffline.ts';
import { hideInAnotherTab } from '../../../tests/support/hideInAnotherTab.ts';
import { listReceivedLikes } from '../../api/generated/likes/likes.ts';
import { LIST_PAGE } from '../../likes/likeCache.ts';
import { LikesHost } from './LikesHost.tsx';
import { removePrivateLists } from '../../session/privateLists.ts';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { Address } from '../../ui/storySpecimens.tsx';
import { LikesScreen } from './LikesScreen.tsx';

const meta = preview.meta({
  component: LikesScreen,
  beforeEach: () => removePrivateLists(),
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/likes' },
  decorators: [
    (Story) => (
      <>
        <main style={{ padding: '0 16px' }}>
          <Story />
        </main>
        <LikesHost />
        <SnackbarRegion />
        <Address />
      </>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const tab = (canvas: Canvas, name: string) => canvas.findByRole('tab', { name });
const names = (canvas: Canvas, options: { hidden?: boolean } = {}) =>
  canvas
    .queryAllByRole('article', options)
    .map((card: HTMLElement) => within(card).getByRole('heading', options).ariaLabel);
const isSelected = (element: HTMLElement) => waitFor(() => expect(element).toHaveAttribute('aria-selected', 'true'));
const gridItem = (canvas: Canvas, name: string) => {
  const item = canvas.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`${name} is in no list`);
  return within(item);
};
const celebrationOf = (name: string) => screen.findByRole('dialog', { name: `${name}さんとマッチングしました！` });

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await isSelected(await tab(canvas, '送った（6件）'));
    const received = await tab(canvas, '受け取った（7件）');
    await expect(received).toHaveAccessibleDescription('新着7件');
    // The number stands behind the label, and its description is for screen readers.
    const number = received.querySelector('[data-count="7"]') as Element;
    await expect(number).toBeVisible();
    const label = within(received).getByText('受け取った').getBoundingClientRect();
    await expect(number.getBoundingClientRect().left).toBeGreaterThan(label.right);
    await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(received.getBoundingClientRect().right);
    await userEvent.click(received);
    await expect(received).not.toHaveAccessibleDescription();
    await expect(number).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: '送った（6件）' }));
    await waitFor(() => expect(canvas.getAllByText(/に送信$/)).toHaveLength(6));
    await expect(received).not.toHaveAccessibleDescription();
    await tab(canvas, 'マッチング（4件）');
    await expect(canvas.getByText(/^いいねを送ったお相手です。/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getAllByText(/に送信$/)).toHaveLength(6);
    await expect(canvas.getAllByText('いいね済み')).toHaveLength(6);
  },
});

/** Rule L26: only the newest match that has not been seen has the main button; after the next visit none has it. */
export const Matched = meta.story({
  parameters: { path: '/likes?tab=matched&sort=newest' },
  play: async ({ canvas, userEvent }) => {
    await isSelected(await tab(canvas, 'マッチング（4件）'));
    const mainButtons = () =>
      canvas
        .getAllByRole('button', { name: 'メッセージを送る' })
        .map((button) => getComputedStyle(button).backgroundImage !== 'none');
    await waitFor(() => expect(mainButtons()).toEqual([true, false, false, false]));
    const [newest] = canvas.getAllByRole('article');
    await expect(newest?.closest('li')).toHaveAttribute('data-unseen');
    await userEvent.click(await tab(canvas, '送った（6件）'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'メッセージを送る' })).not.toBeInTheDocument());
    await userEvent.click(await tab(canvas, 'マッチング（4件）'));
    await waitFor(() => expect(mainButtons()).toEqual([false, false, false, false]));
    const item = gridItem(canvas, names(canvas)[0] ?? '');
    await expect(item.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([
      expect.stringMatching(/^\+\d+ more/),
      'マッチングを解除',
      'メッセージを送る',
    ]);
    await expect(canvas.getAllByText(/にマッチング$/)).toHaveLength(4);
    await waitFor(() => expect(canvas.getAllByText('マッチング中')).toHaveLength(4));
  },
});

export const Sorted = meta.story({
  parameters: { path: '/likes?tab=received&sort=name' },
  play: async ({ canvas, userEvent }) => {
    await tab(canvas, '受け取った（7件）');
    const byName = names(canvas);
    await expect(byName).toEqual([...byName].sort((a, b) => (a ?? '').localeCompare(b ?? '', 'ja')));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '並び替え' }), 'マッチ度順');
    await waitFor(() => {
      const scores = canvas
        .getAllByText(/^マッチ度 \d+%$/)
        .map(({ textContent }) => Number(/\d+/.exec(textContent ?? '')?.[0]));
      return expect(scores).toEqual([...scores].sort((a, b) => b - a));
    });
    await expect(canvas.getByTestId('address')).toHaveTextContent('/likes?tab=received&sort=match');
  },
});

/** Rule L20: returning a received like makes a match, which is celebrated. */
export const LikeBack = meta.story({
  parameters: { path: '/likes?tab=received' },
  play: async ({ canvas, userEvent }) => {
    await tab(canvas, '受け取った（7件）');
    await userEvent.click(gridItem(canvas, 'れん').getByRole('button', { name: 'いいねを返す' }));
    await waitFor(() => expect(canvas.getByText('🎉 マッチングしました！')).toBeVisible());
    // With れん, or without after the exit animation. The celebration may be there already and hide the tabs behind it.
    const behind = (name: RegExp | string) => canvas.getByRole('tab', { name, hidden: true });
    await expect(behind(/^受け取った/)).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(behind('マッチング（5件）')).toBeInTheDocument());
    await expect(names(canvas, { hidden: true })).not.toContain('れん');
    const celebration = within(await celebrationOf('れん'));
    await expect(celebration.getByText(/^共通点: シティポップ/)).toBeVisible();
    // The two have exchanged messages already.
    await expect(celebration.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const LikeBackAndLater = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/likes?tab=received' },
  play: async (context) => {
    await LikeBack.input.play(context);
    const { canvas, userEvent } = context;
    const celebration = within(await celebrationOf('れん'));
    await userEvent.click(celebration.getByRole('button', { name: 'あとで' }));
    await isSelected(await tab(canvas, 'マッチング（5件）'));
    await waitFor(() => expect(names(canvas)).toContain('れん'));
  },
});

/** Rule L5: selecting a tab cancels the automatic switch. */
export const PickingATabComesFirst = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/likes?tab=received' },
  play: async ({ canvas, userEvent }) => {
    await tab(canvas, '受け取った（7件）');
    await userEvent.click(gridItem(canvas, 'れん').getByRole('button', { name: 'いいねを返す' }));
    await canvas.findByText('🎉 マッチングしました！');
    const sent = await tab(canvas, '送った（6件）');
    await userEvent.click(sent);
    const celebration = within(await celebrationOf('れん'));
    await userEvent.click(celebration.getByRole('button', { name: 'あとで' }));
    // The snackbar is shown for 3 s; the switch would come after 1.5 s.
    await waitFor(() => expect(canvas.queryByText('🎉 マッチングしました！')).not.toBeInTheDocument());
    await expect(sent).toHaveAttribute('aria-selected', 'true');
  },
});

export const Unlike = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(names(canvas)).toHaveLength(6));
    const [first = ''] = names(canvas);
    const item = gridItem(canvas, first ?? '');
    await userEvent.click(await item.findByRole('button', { name: /さんへのいいねを取り消す$/ }));
    await waitFor(() => expect(names(canvas)).not.toContain(first));
    await waitFor(() => expect(canvas.getByText('いいねを取り消しました')).toBeVisible());
    await tab(canvas, '送った（5件）');
    await expect(canvas.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement);
  },
});

export const UnlikeUndone = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(names(canvas)).toHaveLength(6));
    const before = names(canvas).toSorted();
    await Unlike.input.play(context);
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await tab(canvas, '送った（6件）');
    await waitFor(() => expect(names(canvas).toSorted()).toEqual(before));
  },
});

export const LikeFails = meta.story({
  parameters: { path: '/likes?tab=received', fault: { operationId: 'likeProfile', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await tab(canvas, '受け取った（7件）');
    const button = gridItem(canvas, 'れん').getByRole('button', { name: 'いいねを返す' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('いいねの送信に失敗しました')).toBeVisible());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await tab(canvas, '受け取った（7件）');
    await expect(names(canvas)).toContain('れん');
  },
});

/** The suggested message is also offered if it is not known whether the two have exchanged messages (rule L24). */
export const CelebrationWithOpener = meta.story({
  parameters: { path: '/likes?tab=received', fault: { operationId: 'listConversations', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await tab(canvas, '受け取った（7件）');
    await userEvent.click(gridItem(canvas, 'れん').getByRole('button', { name: 'いいねを返す' }));
    const celebration = within(await celebrationOf('れん'));
    await expect(celebration.getByRole('textbox', { name: '最初のメッセージ' })).toHaveValue(
      'はじめまして！シティポップが好きとのことで、いいねしました。よろしくお願いします！',
    );
  },
});

export const OpenerSent = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/likes?tab=received', fault: { operationId: 'listConversations', status: 500 } },
  play: async (context) => {
    await CelebrationWithOpener.input.play(context);
    const { canvas, userEvent } = context;
    const celebration = within(await celebrationOf('れん'));
    await userEvent.click(celebration.getByRole('button', { name: '文例2 プロフィールの動画を見ま…' }));
    const text = celebration.getByRole('textbox', { name: '最初のメッセージ' });
    await userEvent.type(text, 'はなより');
    const send = celebration.getByRole('button', { name: 'メッセージを送る' });
    await expect(send).toHaveAccessibleDescription('メッセージ画面が開きます');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/messages\?c=conversation-\d+$/));
    const id = canvas.getByTestId('address').textContent?.split('=')[1];
    await expect(localStorage.getItem(`draft:user-1:${id}`)).toBe(
      'プロフィールの動画を見ました。とても素敵でした！よければ一度セッションしませんか？はなより',
    );
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'listReceivedLikes', latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await tab(canvas, '送った')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('読み込み中…')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'まだいいねを送っていません' });
    await expect(canvas.getByRole('link', { name: '仲間をさがす' })).toHaveAttribute('href', '/search');
    await tab(canvas, '送った（0件）');
  },
});

export const EmptyReceived = meta.story({
  parameters: { scenario: 'empty', path: '/likes?tab=received' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'まだいいねが届いていません' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'プロフィールを編集' })).toHaveAttribute('href', '/profile/edit');
  },
});

export const EmptyMatched = meta.story({
  parameters: { scenario: 'empty', path: '/likes?tab=matched' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'まだマッチングはありません' })).toBeVisible();
  },
});

/** Rule L9: a list that fails to load is empty and counts 0, but the tab does not claim that there is nothing. */
export const Failed = meta.story({
  parameters: { fault: { operationId: 'listSentLikes', status: 500 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '読み込めませんでした' });
    await expect(canvas.queryByText('まだいいねを送っていません')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^いいねを送ったお相手です。/)).not.toBeInTheDocument();
    await tab(canvas, '送った（0件）');
    await tab(canvas, '受け取った（7件）');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    const retry = canvas.getByRole('button', { name: 'もう一度試す' });
    await expect(canvas.getByRole('status')).toContainElement(retry);
  },
});

/** Every call fails: the three lists are empty and count 0, and say that they failed. */
export const ServerDown = meta.story({
  parameters: { path: '/likes?tab=received', fault: { status: 503 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '読み込めませんでした' });
    await tab(canvas, '受け取った（0件）');
    await expect(canvas.queryByText('まだいいねが届いていません')).not.toBeInTheDocument();
  },
});

export const Offline = meta.story({
  parameters: { fault: { status: 0 }, allowConsole: [/did not answer/] },
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'オフラインのため表示できません' });
    await expect(canvas.getByRole('button', { name: 'もう一度試す' })).toBeVisible();
  },
});

export const Popular = meta.story({
  parameters: { scenario: 'popular', path: '/likes?tab=received' },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /^受け取った（\d{3,}件）$/ });
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toHaveLength(6));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
});

export const NarrowCelebration = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: { path: '/likes?tab=received' },
  play: async ({ canvas, userEvent }) => {
    await tab(canvas, '受け取った（7件）');
    await userEvent.click(gridItem(canvas, 'れん').getByRole('button', { name: 'いいねを返す' }));
    const celebration = await celebrationOf('れん');
    await expect(celebration.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongTexts = meta.story({
  parameters: { stretched: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await tab(canvas, '送った（6件）');
  },
});

/** At 360 × 740 the first like can be returned without scrolling. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { path: '/likes?tab=received' },
  play: async ({ canvas }) => {
    await tab(canvas, '受け取った（7件）');
    const [first] = canvas.getAllByRole('button', { name: 'いいねを返す' });
    // The top bar of the shell, which is not part of this story, is 64 px high.
    await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(740 - 64);
  },
});

/** Rule L23: closed in one tab, the hint is closed in all. */
export const HintClosed = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { path: '/likes?tab=received' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ヒントを閉じる' }));
    await expect(canvas.queryByText(/^あなたにいいねを送ってくれた人です。/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await userEvent.click(await tab(canvas, '送った（6件）'));
    await waitFor(() => expect(canvas.getAllByText(/に送信$/)).toHaveLength(6));
    await expect(canvas.queryByText(/^いいねを送ったお相手です。/)).not.toBeInTheDocument();
  },
});

/** Rule L23: an earlier visit has shown the hint of this tab, and not that of the others. */
export const HintSeen = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/likes?tab=received' },
  beforeEach: () => localStorage.setItem('likes-hint-closed:received', 'yes'),
  play: async ({ canvas, userEvent }) => {
    await isSelected(await tab(canvas, '受け取った（7件）'));
    await waitFor(() => expect(canvas.getAllByText(/に受信$/)).toHaveLength(7));
    await expect(canvas.queryByText(/^あなたにいいねを送ってくれた人です。/)).not.toBeInTheDocument();
    await userEvent.click(await tab(canvas, '送った（6件）'));
    await expect(await canvas.findByText(/^いいねを送ったお相手です。/)).toBeVisible();
  },
});

/**
 * Rule F39: if only hidden people have sent likes, the screen does not state that there are none, and they can be shown
 * again.
 */
export const EverybodyHidden = meta.story({
  parameters: { path: '/likes?tab=received' },
  play: async ({ canvas }) => {
    await isSelected(await tab(canvas, '受け取った（7件）'));
    await waitFor(() => expect(names(canvas)).toHaveLength(7));
    const received = await listReceivedLikes(LIST_PAGE);
    await hideInAnotherTab(received.map(({ user_id }) => ({ userId: user_id, name: 'だれか' })));
    await isSelected(await tab(canvas, '受け取った（0件）'));
    await expect(await canvas.findByText('表示できるいいねはありません')).toBeVisible();
    await expect(canvas.queryByText('まだいいねが届いていません')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: '非表示にした人' })).toBeVisible();
  },
});

/** Rule F39: hidden people are removed from the received likes and from their number, and from no other tab. */
export const HiddenPerson = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await tab(canvas, '受け取った（7件）'));
    // The buttons come when it is known who the viewer is.
    await canvas.findAllByRole('button', { name: /非表示にする$/ });
    await userEvent.click(await tab(canvas, '送った（6件）'));
    await waitFor(() => expect(names(canvas)).toHaveLength(6));
    await expect(canvas.queryByRole('button', { name: /非表示にする$/ })).not.toBeInTheDocument();
    await userEvent.click(await tab(canvas, '受け取った（7件）'));
    await waitFor(() => expect(names(canvas)).toHaveLength(7));
    const [first, second] = names(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: `${first}さんを非表示にする` }));
    await tab(canvas, '受け取った（6件）');
    await waitFor(() => expect(names(canvas)).not.toContain(first));
    await waitFor(() => expect(gridItem(canvas, String(second)).getAllByRole('link')[0]).toHaveFocus());
    await tab(canvas, '送った（6件）');
  },
});
