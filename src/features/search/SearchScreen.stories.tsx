import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { listProfiles } from '../../api/generated/profiles/profiles.ts';
import { entryStateFor } from '../../lib/keyboard/shortcutActions.ts';
import { removePrivateLists } from '../../session/privateLists.ts';
import { withSnackbars } from '../../ui/storySpecimens.tsx';
import { vars } from '../../ui/theme/theme.css.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { hideInAnotherTab } from '../../../tests/support/hideInAnotherTab.ts';
import { goOffline } from '../../../tests/support/goOffline.ts';
import { fillStorage } from '../../../tests/support/fillStorage.ts';

/** Loading all batches through the mock's service worker takes long. */
const meta = preview.meta({
  component: SearchScreen,
  beforeEach: () => removePrivateLists(),
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/search' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [withSnackbars({ paddingInline: 16 })],
});

const SEEN = 'search-seen';

const found = /^\d+人のプロフィールが見つかりました$/;

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(found);
    // They are drawn three at a time.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(canvas.getAllByText(/^マッチ度 \d+%$/)).toHaveLength(12);
    const sizes = canvas.getAllByRole('article').map((card) => card.querySelectorAll('*').length);
    // Without the two elements of a like state.
    await expect(Math.max(...sizes)).toBeLessThanOrEqual(28);
    const filters = within(canvas.getByRole('complementary', { name: 'フィルター' }));
    // The tags have a request of their own, whose response may arrive after the people.
    const opened = await filters.findAllByRole('button', { expanded: true });
    const open = opened.map((button) => button.ariaLabel);
    await expect(open).toEqual(['活動地域を閉じる', 'ジャンルを閉じる', '担当楽器を閉じる']);
    await expect(filters.getAllByRole('button', { expanded: false })).toHaveLength(6);
  },
});

/** Rule S25: / on another screen opens this one and focuses the first control of the filters when they are loaded. */
export const ByShortcut = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => window.history.replaceState(entryStateFor('focusFilters'), ''),
  play: async ({ canvas }) => {
    const filters = canvas.getByRole('complementary', { name: 'フィルター' });
    await waitFor(() => expect(filters.querySelector('input')).toHaveFocus());
  },
});

export const NextPage = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    // What comes late, such as the tags, would take the link away under the press.
    await Ready.input.play(context);
    const { canvas, userEvent } = context;
    const names = () => canvas.getAllByRole('article').map((card) => card.textContent);
    const first = names();
    const elements = canvas.getAllByRole('article');
    await userEvent.click(canvas.getByRole('link', { name: '2ページ目' }));
    await waitFor(() => expect(names()).not.toEqual(first));
    // Those outside the window change after the paint. Somebody may stand at the same place again: while all people load
    // slowly, the first page keeps its earlier order.
    await waitFor(() => expect(names().filter((name, place) => name === first[place]).length).toBeLessThan(3));
    // Other people appear in the same cards: no element of a card is created again except the picture.
    await expect(canvas.getAllByRole('article')).toEqual(elements);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    await expect(canvas.getByRole('heading', { name: 'あなたにおすすめのアーティスト' })).toHaveFocus();
  },
});

/** After a reload the URL alone determines what is shown. */
export const OrderAndPageOfTheAddress = meta.story({
  parameters: { path: '/search?sort=newest&page=2' },
  play: async ({ canvas }) => {
    await canvas.findByText(found);
    await expect(canvas.getByRole('combobox', { name: '並び替え' })).toHaveValue('newest');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    const people = await Promise.all([0, 100, 200].map((skip) => listProfiles({ skip, limit: 100 })));
    const newest = people.flat().sort((a, b) => b.created_at.localeCompare(a.created_at));
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(newest[12]?.display_name ?? '');
  },
});

export const ByName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('299人');
    const field = await canvas.findByRole('searchbox', { name: '名前・自己紹介からさがす' });
    // The cards are rendered a few at a time.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await userEvent.type(field, 'レン');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(12));
    await userEvent.click(canvas.getByRole('button', { name: '演奏動画あり' }));
    const chosen = within(canvas.getByRole('region', { name: '選択中の条件' }));
    await expect(chosen.getByRole('button', { name: '「演奏動画あり」を外す' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'リンクをコピー' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: { path: '/search?locations=118&genres=1&sort=newest' },
  play: async ({ canvas }) => {
    await canvas.findByText(found);
    const selected = canvas.getByRole('region', { name: '選択中の条件' });
    // The labels arrive with the tags.
    await within(selected).findByRole('button', { name: '「東京都」を外す' });
    await expect(
      within(selected)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['東京都', 'ロック']);
    await expect(await canvas.findByRole('button', { name: 'ロック', pressed: true })).toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: '並び替え' })).toHaveDisplayValue('新着順');
  },
});

export const ConditionsRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: `/search?locations=118&genres=1&q=${encodeURIComponent('レン')}` },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: '名前・自己紹介からさがす' });
    await expect(field).toHaveDisplayValue('レン');
    const selected = await canvas.findByRole('region', { name: '選択中の条件' });
    await userEvent.click(await within(selected).findByRole('button', { name: '「東京都」を外す' }));
    await expect(within(selected).getByRole('button', { name: '「ロック」を外す' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '東京都', pressed: false })).toBeInTheDocument();
    await userEvent.click(within(selected).getByRole('button', { name: 'すべてクリア' }));
    await expect(canvas.queryByRole('region', { name: '選択中の条件' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'あなたにおすすめのアーティスト' })).toHaveFocus();
    await canvas.findByText('299人');
    await expect(field).toHaveDisplayValue('');
  },
});

/** F40: 150 tags are nine tab stops, and a link skips them. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'ロック' });
    const genres = within(canvas.getByRole('group', { name: 'ジャンル' })).getAllByRole('button');
    await expect(genres.filter((chip) => chip.tabIndex === 0)).toEqual([genres[0]]);
    genres[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(genres.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(genres[1]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '担当楽器を閉じる' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(genres[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(genres[1]).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');

    const skip = canvas.getByRole('link', { name: '検索結果へスキップ' });
    skip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'あなたにおすすめのアーティスト' })).toHaveFocus();
  },
});

export const TagFoundByTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'タグをさがす' });
    await canvas.findByRole('button', { name: '東京都' });
    await userEvent.type(field, 'しゃみせん');
    await userEvent.click(await canvas.findByRole('button', { name: '三味線', pressed: false }));
    await canvas.findByRole('button', { name: '「三味線」を外す' });
    await expect(canvas.queryByRole('button', { name: '東京都' })).not.toBeInTheDocument();
  },
});

export const NoTagFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'タグをさがす' });
    await canvas.findByRole('button', { name: '東京都' });
    await userEvent.type(field, 'しゃ');
    await waitFor(() => expect(canvas.queryByRole('button', { name: '東京都' })).not.toBeInTheDocument());
    await userEvent.clear(field);
    await expect(await canvas.findByRole('button', { name: '東京都' })).toBeVisible();
    await userEvent.type(field, 'ばぐぱいぷ');
    await canvas.findByText('「ばぐぱいぷ」に一致するタグはありません');
    await expect(canvas.getByText('ひらがな・カタカナ・漢字でさがせます')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'listProfiles', latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('読み込み中…')).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'あなたにおすすめのアーティスト' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/**
 * Rule F16: while the count still grows, it is marked as such, and no page is labelled as the last one. Cards that the
 * user has seen do not change when all people are loaded: the new order is offered. Those below the window change.
 */
export const BetterFound = meta.story({
  // The first people wait half a second for the others.
  parameters: { fault: { operationId: 'listProfiles', latency: 3_000 } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+人以上$/);
    await expect(canvas.queryByText(/^\d+人$/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: '9ページ目' })).not.toBeInTheDocument();
    const names = () => canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await waitFor(() => expect(names()).toHaveLength(12));
    const before = names();
    const seen = cardsIn(canvas).filter(({ top }: DOMRect) => top < window.innerHeight).length;
    within(canvas.getAllByRole('article')[2] as HTMLElement)
      .getByRole('link')
      .focus();
    await canvas.findByRole('button', { name: '更新' });
    await canvas.findByText('299人');
    await canvas.findByRole('link', { name: '25ページ目' });
    const offer = canvas.getByText('おすすめが新しくなりました').parentElement as HTMLElement;
    await expect(offer).toBeVisible();
    const { left, right, height } = offer.getBoundingClientRect();
    await expect(height).toBe(44);
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThanOrEqual(1);
    await expect(names().slice(0, seen)).toEqual(before.slice(0, seen));
    await expect(names().slice(seen)).not.toEqual(before.slice(seen));
    window.scrollTo(0, 300);
    await waitFor(() => expect(offer).not.toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(offer).toBeVisible());
  },
});

/** Rule F16: taking the offer shows the new order. */
export const OfferTaken = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'listProfiles', latency: 2_000 } },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await waitFor(() => expect(names()).toHaveLength(12));
    const before = names();
    const seen = cardsIn(canvas).filter(({ top }: DOMRect) => top < window.innerHeight).length;
    within(canvas.getAllByRole('article')[2] as HTMLElement)
      .getByRole('link')
      .focus();
    await userEvent.click(await canvas.findByRole('button', { name: '更新' }));
    await expect(canvas.getByRole('heading', { name: 'あなたにおすすめのアーティスト' })).toHaveFocus();
    await expect(names().slice(0, seen)).not.toEqual(before.slice(0, seen));
    const totals = canvas.getAllByText(/^マッチ度 \d+%$/).map((text) => Number(/\d+/.exec(text.textContent)?.[0]));
    await expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    await expect(canvas.queryByRole('button', { name: '更新' })).not.toBeInTheDocument();
  },
});

/** Rule F16: the offer can be closed, and the seen cards stay. */
export const OfferClosed = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'listProfiles', latency: 2_000 } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    const names = () => canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    const [first] = names();
    within(canvas.getAllByRole('article')[2] as HTMLElement)
      .getByRole('link')
      .focus();
    await userEvent.click(await canvas.findByRole('button', { name: '案内を閉じる' }));
    await expect(canvas.queryByText('おすすめが新しくなりました')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'あなたにおすすめのアーティスト' })).toHaveFocus();
    await expect(names()[0]).toBe(first);
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'プロフィールが見つかりません' });
    await expect(canvas.getByText('フィルター条件を調整してみてください')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'すべてクリア' })).not.toBeInTheDocument();
  },
});

/** No one in Okinawa plays the shakuhachi; all people are loaded, so the suggestions can contain counts. */
export const NobodyFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(found);
    await userEvent.click(await canvas.findByRole('button', { name: '沖縄県' }));
    await userEvent.click(canvas.getByRole('button', { name: '尺八' }));
    const [advice] = await canvas.findAllByRole('button', { name: /^「.+」を外すと\d+人見つかります$/ });
    if (advice === undefined) throw new Error('No filter can be removed');
    // The offer that gives the most people is the main action (rule F45).
    const looks = within(advice.parentElement as HTMLElement)
      .getAllByRole('button')
      .map((button) => getComputedStyle(button).backgroundImage !== 'none');
    await expect(looks.slice(0, 2)).toEqual([true, false]);
    await expect(looks.filter(Boolean)).toHaveLength(1);
  },
});

export const AdviceTaken = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await NobodyFound.input.play(context);
    const { canvas, userEvent } = context;
    const advice = canvas.getAllByRole('button', { name: /^「.+」を外すと\d+人見つかります$/ })[0] as HTMLElement;
    const promised = /\d+人/.exec(advice.textContent)?.[0] ?? '';
    await userEvent.click(advice);
    await canvas.findByText(promised);
    await userEvent.click(canvas.getByRole('button', { name: '吹奏楽' }));
    await canvas.findByRole('heading', { name: 'プロフィールが見つかりません' });
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'すべてクリア' })).toHaveLength(2));
    const [above, below] = canvas.getAllByRole('button', { name: 'すべてクリア' });
    await expect(above?.nextElementSibling).toHaveRole('list');
    await userEvent.click(below as HTMLElement);
    await canvas.findByText('299人');
  },
});

export const Failed = meta.story({
  parameters: { fault: { operationId: 'listProfiles', status: 500 } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    await expect(canvas.getByRole('alert')).toContainElement(retry);
  },
});

/** Nothing arrives: the browser has no network. */
export const Offline = meta.story({
  parameters: { fault: { status: 0 }, allowConsole: [/did not answer/] },
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'オフラインのため表示できません' });
    await expect(canvas.getByRole('button', { name: 'もう一度試す' })).toBeVisible();
  },
});

export const Popular = meta.story({
  parameters: { scenario: 'popular' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^4\d\d人$/);
  },
});

/** Every call fails, so the filters have no tags either. */
export const ServerDown = meta.story({
  parameters: { fault: { status: 503 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'もう一度試す' });
    await canvas.findByText('タグの読み込みに失敗しました');
  },
});

export const TagsFailed = meta.story({
  parameters: { fault: { operationId: 'listTagCategories', status: 500 } },
  play: async ({ canvas }) => {
    await canvas.findByText('タグの読み込みに失敗しました');
    await canvas.findByText(found);
  },
});

export const NoOwnProfile = meta.story({
  parameters: { as: 'sora@example.com' },
  play: async ({ canvas }) => {
    await canvas.findByText(found);
    await expect(canvas.queryByText(/^マッチ度 \d+%$/)).not.toBeInTheDocument();
    const sort = canvas.getByRole('combobox', { name: '並び替え' });
    await expect(sort).toHaveDisplayValue('新着順');
    const orders = within(sort).getAllByRole('option');
    await expect(orders.map((option) => option.textContent)).toEqual(['新着順', '最近アクティブ順']);
    const offer = await canvas.findByRole('region', { name: 'まずはプロフィールを作りましょう' });
    await expect(within(offer).getByRole('link', { name: 'プロフィールを作る' })).toHaveAttribute(
      'href',
      '/profile/edit',
    );
  },
});

export const ProfilePutOff = meta.story({
  parameters: { as: 'sora@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'あとで' }));
    await expect(canvas.queryByRole('region', { name: 'まずはプロフィールを作りましょう' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText('ジャンルと担当楽器を登録すると、マッチ度が表示されます')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'プロフィールを編集' })).toHaveAttribute('href', '/profile/edit');
  },
});

/** On the first visit on a device, the whole introduction is above the results (rule F33). */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByText(found);
    await expect(canvas.getByText(/あなたにぴったりの音楽仲間を見つけましょう$/)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(SEEN)).toBe('yes'));
  },
});

export const NarrowFilters = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('299人');
    await userEvent.click(canvas.getByRole('button', { name: 'フィルターを開く（0件選択中）' }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'フィルター' }));
    await userEvent.click(await drawer.findByRole('button', { name: '東京都' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: /^\d+人を表示する$/ })).not.toHaveTextContent('299'));
  },
});

const cardsIn = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('article').map((card: HTMLElement) => card.getBoundingClientRect());
const columnsOf = (cards: readonly DOMRect[]) => new Set(cards.map(({ left }) => Math.round(left))).size;

/** A wide window may still have little space: beside a panel the filters are in a drawer, and cards are no narrower. */
export const BesideAPanel = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 880 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(found);
    // The width is measured after the first rendering, which guesses it from the window.
    const open = await canvas.findByRole('button', { name: 'フィルターを開く（0件選択中）' });
    await waitFor(() => expect(open).toBeVisible());
    await expect(canvas.queryByRole('complementary', { name: 'フィルター' })).not.toBeInTheDocument();
    for (const { width } of cardsIn(canvas)) await expect(width).toBeGreaterThanOrEqual(256);
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(columnsOf(cardsIn(canvas))).toBe(2);
  },
});

/** Wide windows have a fourth column. */
export const Wide = meta.story({
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: vars.size.wide, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(found);
    await canvas.findByRole('complementary', { name: 'フィルター' });
    await waitFor(() => expect(columnsOf(cardsIn(canvas))).toBe(4));
  },
});

/** On a phone the count, the tools and the order are in one row, and the conditions wrap below it (rule F45). */
export const NarrowWithConditions = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { path: '/search?locations=118&genres=1,2,3&instruments=46' },
  beforeEach: () => localStorage.setItem(SEEN, 'yes'),
  play: async ({ canvas }) => {
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
    const row = [
      await canvas.findByRole('button', { name: 'リンクをコピー' }),
      await canvas.findByRole('button', { name: 'この条件を保存' }),
      canvas.getByRole('combobox', { name: '並び替え' }),
    ].map(boxOf);
    const middles = row.map(({ top, bottom }) => Math.round((top + bottom) / 2));
    await expect(new Set(middles).size).toBe(1);
    const conditions = within(canvas.getByRole('region', { name: '選択中の条件' }));
    await conditions.findByRole('button', { name: '「ロック」を外す' });
    const chips = conditions.getAllByRole('button').map(boxOf);
    await expect(conditions.getAllByRole('button')[0]).toHaveTextContent('すべてクリア');
    await expect(new Set(chips.map(({ top }) => Math.round(top))).size).toBeGreaterThan(1);
    for (const { left, right, top } of chips) {
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(top).toBeGreaterThanOrEqual(row[2]?.bottom ?? 0);
    }
    const [card] = await waitFor(() => cardsIn(canvas));
    await expect((card?.top ?? 0) - Math.max(...chips.map(({ bottom }) => bottom))).toBeLessThan(32);
  },
});

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * A returning user sees one complete card, which the floating button does not cover because it is hidden (rules F33 and
 * F34).
 */
export const Returning = meta.story({
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => localStorage.setItem(SEEN, 'yes'),
  play: async ({ canvas }) => {
    await canvas.findByText(found);
    // Only assistive technology has the headline.
    const headline = canvas.getByRole('heading', { level: 1, name: '音でつながる、仲間に出会う。' });
    await expect(headline.parentElement?.getBoundingClientRect().height).toBe(1);
    await expect(canvas.queryByText(/音楽仲間を見つけましょう$/)).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'フィルターを開く（0件選択中）' });
    const first = canvas.getAllByRole('article')[0] as HTMLElement;
    // The top bar, which this story does not render, is 64 px high.
    await expect(first.getBoundingClientRect().bottom + 64).toBeLessThan(button.getBoundingClientRect().top);
  },
});

export const ReturningAndScrolling = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => localStorage.setItem(SEEN, 'yes'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(found);
    const button = canvas.getByRole('button', { name: 'フィルターを開く（0件選択中）' });
    const floating = button.parentElement as HTMLElement;
    window.scrollTo(0, 300);
    await waitFor(() => expect(getComputedStyle(floating)).toMatchObject({ opacity: '0', pointerEvents: 'none' }));
    window.scrollTo(0, 200);
    await waitFor(() => expect(getComputedStyle(floating)).toMatchObject({ opacity: '1', pointerEvents: 'auto' }));
    window.scrollTo(0, 400);
    await waitFor(() => expect(getComputedStyle(floating).opacity).toBe('0'));
    // It can receive the focus by keyboard nevertheless.
    await userEvent.keyboard('{Shift}');
    button.focus({ preventScroll: true });
    await waitFor(() => expect(getComputedStyle(floating).opacity).toBe('1'));
    button.blur();
    await waitFor(() => expect(getComputedStyle(floating).opacity).toBe('0'));

    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(getComputedStyle(floating).opacity).toBe('1'));
    const texts = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(texts.filter((text) => overlap(text, button.getBoundingClientRect()))).toEqual([]);
  },
});

export const LongTexts = meta.story({
  parameters: { stretched: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await canvas.findByText(found);
  },
});

/** Rule F39: who is hidden is listed, and can be shown again. */
export const HiddenPeople = meta.story({
  beforeEach: () => hideInAnotherTab([{ userId: 'user-2', name: 'れん' }]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('298人');
    await userEvent.click(await canvas.findByRole('button', { name: '非表示にした人' }));
    const dialog = within(await screen.findByRole('dialog', { name: '非表示にした人' }));
    await expect(dialog.getByRole('button', { name: 'れんさんを再表示する' })).toBeVisible();
  },
});

/** Rule F39. */
export const HiddenAndShownAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/search?page=2' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('299人');
    const names = () => canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').ariaLabel);
    // The first of this page, once everybody is ranked.
    await waitFor(() => expect(names()[0]).toBe('yuki-vo'));
    // The cards are rendered a few at a time.
    await waitFor(() => expect(names()).toHaveLength(12));
    const before = names();
    const [name] = before;
    // The button comes when it is known who the viewer is.
    const cross = await canvas.findByRole('button', { name: `${name}さんを非表示にする` });
    await userEvent.click(cross);
    await waitFor(() => expect(names()).toEqual([...before.slice(1), expect.any(String)]));
    await canvas.findByText('298人');
    // The next person is at the same position, and the button in that card has the focus.
    await expect(cross).toHaveFocus();
    const message = await screen.findByText(`${name}さんを非表示にしました`);
    await userEvent.click(
      within(message.closest('[data-snackbars]') as HTMLElement).getByRole('button', { name: '元に戻す' }),
    );
    await waitFor(() => expect(names()).toEqual(before));

    await userEvent.click(canvas.getByRole('button', { name: `${name}さんを非表示にする` }));
    await userEvent.click(await canvas.findByRole('button', { name: '非表示にした人' }));
    const dialog = within(await screen.findByRole('dialog', { name: '非表示にした人' }));
    await expect(dialog.getByText(/メッセージは今までどおり届きます$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: `${name}さんを再表示する` }));
    await expect(dialog.getByText('非表示にした人はいません')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(names()).toEqual(before);
    await expect(canvas.queryByRole('button', { name: '非表示にした人' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Rule F39: no card is left that could receive the focus. */
export const HiddenAndNobodyLeft = meta.story({
  parameters: { path: `/search?q=${encodeURIComponent('ねこ')}&clip=1` },
  play: async ({ canvas, userEvent }) => {
    const cross = await canvas.findByRole('button', { name: /さんを非表示にする$/ });
    cross.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('プロフィールが見つかりません')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** The storage is full or blocked: the person is hidden until the page is closed, and the user is informed. */
export const HiddenButNotPersisted = meta.story({
  beforeEach: fillStorage,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('299人');
    const [cross] = await canvas.findAllByRole('button', { name: /さんを非表示にする$/ });
    if (cross === undefined) throw new Error('Nobody can be hidden');
    await userEvent.click(cross);
    await screen.findByText(/さんを非表示にしました。ブラウザに保存できませんでした。ページを閉じると失われます$/);
    await canvas.findByText('298人');
  },
});
