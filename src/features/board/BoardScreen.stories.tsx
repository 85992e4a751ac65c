import { StrictMode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useSearch } from 'wouter';
import preview from '#.storybook/preview';
import { goOffline } from '../../../tests/support/goOffline.ts';
import { hideInAnotherTab } from '../../../tests/support/hideInAnotherTab.ts';
import { submitTwice, watchCalls } from '../../../tests/support/watchCalls.ts';
import { createPost, listPosts } from '../../api/generated/posts/posts.ts';
import { entryStateFor } from '../../lib/keyboard/shortcutActions.ts';
import { removePrivateLists } from '../../session/privateLists.ts';
import { announcements } from '../../ui/LiveRegion/LiveRegion.tsx';
import { withSnackbars } from '../../ui/storySpecimens.tsx';
import { BoardScreen } from './BoardScreen.tsx';

const meta = preview.meta({
  component: BoardScreen,
  beforeEach: () => {
    removePrivateLists();
    // Every story starts as a first visit.
    window.history.replaceState(null, '');
  },
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/board' },
  decorators: [withSnackbars({})],
});

export const Ready = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-post]')).toHaveLength(20));
  },
});

export const EndReached = meta.story({
  play: async (context) => {
    await Ready.input.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }));
    await canvas.findByText('これ以上の投稿はありません');
    await expect(canvas.queryByRole('button', { name: 'もっと見る' })).not.toBeInTheDocument();
    await expect(canvas.getByText('これ以上の投稿はありません')).toHaveFocus();
  },
});

/** Rule S26. It also applies in development, where React mounts every screen twice. */
export const LastSound = meta.story({
  beforeEach: () => {
    const sound = {
      id: 'post-of-last-time',
      url: '/uploads/posts/demo-2.mp3',
      title: '前回の曲',
      artist: 'れん',
      length: 9,
    };
    localStorage.setItem('last-sound', JSON.stringify({ ...sound, time: 0 }));
    return () => localStorage.removeItem('last-sound');
  },
  render: () => (
    <StrictMode>
      <BoardScreen />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const player = await canvas.findByRole('group', { name: '前回の曲' });
    await expect(within(player).getByRole('button', { name: '再生' })).toBeVisible();
  },
});

/** Rule S25: n on another screen opens a new post here. */
export const ByShortcut = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => window.history.replaceState(entryStateFor('newPost'), ''),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '投稿を書く' })).toHaveFocus());
  },
});

/** The list has the first three replies of a post only. */
export const RepliesFail = meta.story({
  beforeEach: async () => {
    const { id } = await createPost({ content: '来週の土曜日に集まれる人はいますか' });
    for (const content of ['行きます', 'わたしも', 'ぼくも', '遅れます'])
      await createPost({ content, reply_to_id: id });
  },
  parameters: { fault: { operationId: 'getPost', status: 500 }, allowConsole: [/replies did not come/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '4件の返信' }));
    const alert = await canvas.findByRole('alert');
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
    await canvas.findByRole('heading', { name: 'まだ投稿がありません' });
    await expect(canvas.getByText('最初の投稿をしてみましょう')).toBeVisible();
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'もっと見る' })).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { fault: { operationId: 'listPosts', status: 500 } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    const message = canvas.getByRole('alert');
    await expect(message).toHaveTextContent('投稿の読み込みに失敗しました');
    await expect(message.getBoundingClientRect().top).toBeGreaterThan(retry.getBoundingClientRect().bottom);
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument();
  },
});

/** A double submit, and a double press of もっと見る, send one request. */
export const PressedTwice = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: async () => void (await createPost({ content: '消される投稿' })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-post]')).toHaveLength(20));
    const pages = watchCalls('GET', /\/api\/posts\//);
    const more = canvas.getByRole('button', { name: 'もっと見る' });
    more.click();
    more.click();
    await canvas.findByText('これ以上の投稿はありません');
    await expect(pages()).toBe(1);

    const deletions = watchCalls('DELETE', /\/api\/posts\//);
    const post = canvas.getByText('消される投稿').closest<HTMLElement>('[data-post]');
    if (post === null) throw new Error('the post stands in no place of the list');
    post.scrollIntoView({ block: 'center' });
    // The button of a distant post is re-created when the post comes near; it is stable from the second frame on.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await userEvent.click(await within(post).findByLabelText('投稿メニューを開く', { selector: 'button' }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: '削除する' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'この投稿を削除しますか？' });
    submitTwice(within(dialog).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(deletions()).toBe(1);
    await canvas.findByText('投稿が削除されました');
    await waitFor(() => expect(canvas.queryByText('消される投稿')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('region', { name: '掲示板' })).toHaveFocus());
  },
});

/**
 * The server stores the aborted post only after the board has searched for it. Sending it again creates no duplicate.
 */
export const StoppedAndSentAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'createPost', latency: 500 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = '一度だけ';
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-post]')).toHaveLength(20));
    const field = canvas.getByRole('textbox', { name: '投稿を書く' });
    await userEvent.type(field, text);
    await userEvent.click(canvas.getByRole('button', { name: '投稿する' }));
    await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }));
    await expect(field).toHaveValue(text);
    const stored = async () => (await listPosts()).filter(({ content }) => content === text).length;
    await waitFor(async () => expect(await stored()).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: '投稿する' }));
    await canvas.findByText('投稿が作成されました！');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('group', { name: '投稿を書く' })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(1));
    await expect(await stored()).toBe(1);
  },
});

/** Rule B21: a deletion asks first. */
export const DeletionFailed = meta.story({
  parameters: { fault: { operationId: 'deletePost', status: 500 }, allowConsole: [/not deleted/] },
  play: async ({ canvas, userEvent }) => {
    // By label: a query by role examines every element of the board, which takes seconds on a slow machine.
    const [menu] = await canvas.findAllByLabelText('投稿メニューを開く', { selector: 'button' });
    if (menu === undefined) throw new Error('はな has written nothing');
    // A menu closes on scrolling, so scrolling must have ended; its event is dispatched with the next frame.
    menu.scrollIntoView({ block: 'center' });
    await new Promise(requestAnimationFrame);
    await userEvent.click(menu);
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: '削除する' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('投稿の削除に失敗しました'));
  },
});

function SearchedBoard() {
  const query = useSearch();
  return (
    <>
      <BoardScreen />
      <output aria-label="アドレス">{decodeURIComponent(query)}</output>
    </>
  );
}

/** Rule B32. The query of the URL starts the search. */
export const Search = meta.story({
  parameters: { path: '/board?media=image,audio,video' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/件見つかりました（最新20件から）$/);
    await waitFor(() => expect(canvasElement.querySelector('[data-post]')).toBeVisible());
  },
});

/** Rule B32. */
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '掲示板をさがす' }), 'どこにもない');
    await canvas.findByRole('heading', { name: '条件に合う投稿が見つかりません' });
    await expect(canvas.getByRole('button', { name: '古い投稿も読み込む' })).toBeVisible();
  },
});

/** Rule B32. The query of the URL changes with the search. */
export const SearchChanged = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: async () => {
    const { id } = await createPost({ content: 'ウッドベースの人を募集しています' });
    await createPost({ content: 'コントラファゴットでもいいですか', reply_to_id: id });
  },
  parameters: { path: '/board?media=image,audio,video' },
  render: () => <SearchedBoard />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const posts = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-post]')];
    const address = canvas.getByRole('status', { name: 'アドレス' });
    const field = await canvas.findByRole('searchbox', { name: '掲示板をさがす' });
    const spoken: string[] = [];
    announcements.subscribe((all) => spoken.push(...all.map(({ text }) => text)));
    const audio = canvas.getByRole('button', { name: '音声あり' });
    const video = canvas.getByRole('button', { name: '動画あり' });
    const page = await listPosts({ page: 1, per_page: 20 });
    const withFile = page.filter(({ media_url }) => media_url !== null).length;
    await waitFor(() => expect(posts()).toHaveLength(withFile));
    await expect(canvas.getByText(`${withFile}件見つかりました（最新20件から）`)).toBeVisible();
    await expect(audio).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(audio);
    await expect(address).toHaveTextContent(/^media=video$/);
    await userEvent.click(video);
    await waitFor(() => expect(posts()).toHaveLength(20));

    // A reply that is opened takes the focus.
    const [, reply] = canvas.getAllByRole('button', { name: '返信する' });
    await userEvent.click(reply as HTMLElement);
    await expect(canvas.getByRole('textbox', { name: /さんに返信$/ })).toHaveFocus();
    // The word is in a reply that is collapsed; its mark is visible when the replies are expanded.
    await userEvent.type(field, 'ｺﾝﾄﾗﾌｧｺﾞｯﾄ');
    await waitFor(() => expect(posts()).toHaveLength(1));
    await expect(canvas.getByText('返信に一致する言葉があります')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1件の返信', expanded: false }));
    await expect(canvas.getByRole('button', { name: '返信を閉じる', expanded: true })).toBeVisible();
    await expect(canvas.queryByText('返信に一致する言葉があります')).not.toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('mark')).toHaveTextContent('コントラファゴット'));
    await waitFor(() => expect(spoken).toContain('1件見つかりました（最新20件から）'));
    field.focus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(posts()).toHaveLength(20));
    await expect(field).toHaveFocus();

    // An own post that the conditions exclude clears them; one that they find does not.
    await userEvent.click(canvas.getByRole('button', { name: '募集' }));
    await expect(address).toHaveTextContent(/^recruit=1$/);
    await waitFor(() => expect(posts().length).toBeLessThan(20));
    const write = async (text: string) => {
      await userEvent.type(canvas.getByRole('textbox', { name: '投稿を書く' }), text);
      await userEvent.click(canvas.getByRole('button', { name: '投稿する' }));
      await canvas.findByText(text, { selector: 'article p' });
    };
    await write('ドラムも急募');
    await expect(address).toHaveTextContent(/^recruit=1$/);
    await write('練習おわり');
    await expect(address).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: '募集' })).toHaveAttribute('aria-pressed', 'false');

    // Nothing is found: the next page is searched, too, and the conditions can be cleared.
    await userEvent.type(field, 'どこにもない');
    await canvas.findByRole('heading', { name: '条件に合う投稿が見つかりません' });
    await expect(canvas.getByText('最新22件からさがしました')).toBeVisible();
    await expect(posts()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: '古い投稿も読み込む' }));
    await waitFor(() => expect(canvas.getByText('これ以上の投稿はありません')).toHaveFocus());
    await expect(canvas.queryByText('最新22件からさがしました')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'すべてクリア' }));
    await expect(canvas.getByRole('search', { name: '掲示板をさがす' })).toHaveFocus();
    await expect(field).toHaveValue('');
    await waitFor(() => expect(posts().length).toBeGreaterThan(22));
  },
});

/** The text of distant posts is found by find-in-page and can be copied, but have few elements. */
export const WordsFarAway = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { scenario: 'large' },
  play: async ({ canvasElement }) => {
    const posts = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-post]')];
    await waitFor(() => expect(posts()).toHaveLength(20));
    const [first] = posts();
    const [newest] = await listPosts();
    const words = newest?.content.split('\n')[0] ?? '';
    const place = () => first?.getBoundingClientRect().height;
    const height = place();
    const text = first?.querySelector('article p')?.firstChild;
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(first).toHaveAttribute('data-far'));
    await expect(first).toHaveTextContent(words);
    await expect(first?.querySelector('button, a[href^="/"], img, svg')).toBeNull();
    await expect(place()).toBe(height);
    // Find-in-page selects a text node, which must remain the same.
    await expect(first?.querySelector('article p')?.firstChild).toBe(text);

    getSelection()?.selectAllChildren(canvasElement);
    await expect(getSelection()?.toString()).toContain(words);
    getSelection()?.removeAllRanges();
    window.scrollTo(0, 0);
    await waitFor(() => expect(first).not.toHaveAttribute('data-far'));
    await expect(place()).toBe(height);
  },
});

/** The card for a new post is low until it is used. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: '投稿を書く' });
    await expect(canvas.queryByRole('button', { name: '投稿する' })).toBeNull();
  },
});

/** Once used, the card for a new post stays high, so that nothing moves under a finger. */
export const NarrowUsed = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await Narrow.input.play(context);
    const { canvas, userEvent } = context;
    const card = canvas.getByRole('group', { name: '投稿を書く' });
    const post = () => canvas.queryByRole('button', { name: '投稿する' });
    const { height } = card.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('textbox', { name: '投稿を書く' }));
    await expect(post()).toBeVisible();
    await expect(card.getBoundingClientRect().height - height).toBeGreaterThan(90);
    await userEvent.click(canvas.getByRole('heading', { name: '掲示板' }));
    await expect(post()).toBeVisible();
  },
});

export const ServerDown = meta.story({
  parameters: { fault: { status: 503 } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'もう一度試す' });
  },
});

export const Offline = meta.story({
  parameters: { fault: { status: 0 }, allowConsole: [/did not answer/] },
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'オフラインのため表示できません' });
  },
});

export const Tablet = meta.story({ ...Ready.input, globals: { viewport: { value: 'tablet' } } });

export const LongTexts = meta.story({
  parameters: { stretched: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-post]')).toHaveLength(20));
  },
});

/**
 * The button for a new post covers nothing while the composer is in the window. When it has left, the button floats; on a
 * phone it is hidden while the user scrolls down, and it covers no time of a post.
 */
export const NarrowReading = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-post]')).toHaveLength(20));
    const button = () => canvas.getByRole('button', { name: '新しい投稿を書く' });
    const place = () => button().getBoundingClientRect();
    const card = canvas.getByRole('group', { name: '投稿を書く' }).getBoundingClientRect();
    await expect(place().bottom).toBeLessThan(card.top);
    window.scrollTo(0, 600);
    await waitFor(() => expect(place().top).toBeGreaterThanOrEqual(window.innerHeight));
    window.scrollTo(0, 500);
    await waitFor(() => expect(place().bottom).toBeLessThanOrEqual(window.innerHeight));
    for (const time of canvasElement.querySelectorAll('article time'))
      await expect(time.getBoundingClientRect().right).toBeLessThan(place().left);

    window.scrollTo(0, 700);
    await waitFor(() => expect(place().top).toBeGreaterThanOrEqual(window.innerHeight));
    button().focus();
    await waitFor(() => expect(place().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
});

/** Rule F39: another tab hides a person, and their posts disappear here. */
export const HiddenAuthor = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-post]')).toHaveLength(20));
    const author = (await listPosts({ page: 1, per_page: 20 })).find(
      ({ user }) => user !== null && user.username !== 'hana',
    );
    const name = author?.user?.display_name ?? '';
    const posts = () => canvas.queryAllByRole('article', { name });
    await expect(posts()).not.toEqual([]);
    await hideInAnotherTab([{ userId: author?.user_id, name }]);
    await waitFor(() => expect(posts()).toEqual([]));
    await expect(canvasElement.querySelectorAll('[data-post]').length).toBeGreaterThan(5);
  },
});

/** There are posts, so the text that there are none would be wrong. */
export const EverybodyHidden = meta.story({
  parameters: { as: 'sora@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'もっと見る' }));
    await canvas.findByText('これ以上の投稿はありません');
    const pages = await Promise.all([1, 2].map((page) => listPosts({ page, per_page: 20 })));
    await hideInAnotherTab(pages.flat().map(({ user_id }) => ({ userId: user_id, name: 'だれか' })));
    await canvas.findByRole('heading', { name: '表示できる投稿はありません' });
    await expect(canvas.queryByText('まだ投稿がありません')).not.toBeInTheDocument();
  },
});

/** Rule B8: the field of the sheet has the focus at once, and nothing takes it away afterwards. */
export const NarrowSheet = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const focused: (EventTarget | null)[] = [];
    const note = ({ target }: FocusEvent) => focused.push(target);
    document.addEventListener('focusin', note);
    await userEvent.click(canvas.getByRole('button', { name: '新しい投稿を書く' }));
    const sheet = within(await screen.findByRole('dialog', { name: '投稿を書く' }));
    const field = sheet.getByRole('textbox', { name: '投稿を書く' });
    await waitFor(() => expect(field).toHaveFocus());
    document.removeEventListener('focusin', note);
    await expect(focused).not.toContain(sheet.getByRole('heading', { name: '投稿を書く' }));
  },
});
