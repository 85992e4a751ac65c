import { noTags } from '../../../tests/support/noTags.ts';
import { useQueryClient } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { getGetLikeStatusQueryKey, useListReceivedLikes } from '../../api/generated/likes/likes.ts';
import type { LikeStatus, Profile, Tag } from '../../api/generated/model/index.ts';
import { useGetMyProfile, useListProfiles } from '../../api/generated/profiles/profiles.ts';
import { LIST_PAGE } from '../../likes/likeCache.ts';
import { matchLabel } from '../../scoring/matchTotal.ts';
import { Address, longJapanese, unbreakable, withLargeLetters } from '../../ui/storySpecimens.tsx';
import { MatchSummary } from '../dialog/MatchExplanation.tsx';
import { CardScopeProvider } from './CardScope.tsx';
import { CardScore, ProfileCard, ProfileCardSkeleton } from './ProfileCard.tsx';

const score = (total: number) => ({ total, label: matchLabel(total) });
const tag = (value: string, display_name_ja: string): Tag => ({
  id: value,
  name: value,
  value,
  display_name_ja,
  sort_order: 1,
});

type CardProps = Omit<Parameters<typeof ProfileCard>[0], 'profile'>;

interface PersonProps extends CardProps {
  /** The display name of a person of the scenario. */
  name: string;
  /** Overrides of the person's profile. */
  change?: (profile: Profile) => Partial<Profile>;
  /** Overrides of the tags of further cards of the person, beside the first one. */
  others?: readonly Partial<Profile['tags']>[];
}

/** Renders the card of a person of the fake backend; what is hidden below it is for the tests. */
function Person({ name, change, others = [], ...card }: PersonProps) {
  const { data } = useListProfiles({ skip: 0, limit: 100 });
  const { data: own } = useGetMyProfile();
  const profile = [...(data ?? []), ...(own ? [own] : [])].find(({ display_name }) => display_name === name);
  return (
    <main style={{ width: 292 + 276 * others.length, padding: 16 }}>
      <CardScopeProvider>
        <div style={{ display: 'grid', gridAutoColumns: 260, gridAutoFlow: 'column', gap: 16 }}>
          {profile && <ProfileCard profile={{ ...profile, ...change?.(profile) }} {...card} />}
          {profile &&
            others.map((tags) => (
              <ProfileCard
                key={JSON.stringify(tags)}
                profile={{ ...profile, tags: { ...profile.tags, ...tags } }}
                {...card}
              />
            ))}
        </div>
      </CardScopeProvider>
      <Address />
      <p data-testid="own" hidden>
        {own?.display_name}
      </p>
    </main>
  );
}

const meta = preview.meta({
  component: Person,
  args: { name: 'れん', score: score(87) },
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/search?page=2' },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article');
    await expect(card.getBoundingClientRect().height).toBe(400);
    await expect(canvas.getByRole('heading', { name: 'れん' })).toBeVisible();
    await expect(canvas.getByText('東京都 ・ 30代 ・ 経験12年')).toBeVisible();
    await expect(canvas.getByText('マッチ度 87%')).toBeVisible();
    await expect(canvas.getByText('高相性')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ドラム',
      'カホン',
      'ロック',
      'シティポップ',
      expect.stringMatching(/^\+10 more/),
    ]);
    await waitFor(() => expect(canvas.getByText('相手からいいね')).toBeVisible());
  },
});

export const Followed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Ready.input.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: 'れんさんのプロフィールを開く' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/search\?page=2&profile=/));
  },
});

/** The name and the heart are two controls: pressing the heart does not open the person (rule F11). */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'れんさんのプロフィールを開く' });
    const heart = await canvas.findByRole('button', { name: 'れんさんにいいねする', pressed: false });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/search?page=2');
    await waitFor(() => expect(canvas.getByText('マッチング中')).toBeVisible());
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('address')).toHaveTextContent(/profile=/);
  },
});

export const AllTags = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ほか10個のタグを表示する$/ }));
    const popover = await screen.findByRole('dialog', { name: 'すべてのタグ' });
    await expect(popover).toHaveTextContent(/ドラム.*ロック.*上級者.*東京都.*叩いてみた/);
    await expect(canvas.getByTestId('address')).toHaveTextContent('/search?page=2');
  },
});

export const Liked = meta.story({
  args: { status: { is_liked: true, is_mutual: false }, score: score(64) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'れんさんへのいいねを取り消す', pressed: true });
    await expect(canvas.getByText('いいね済み')).toBeVisible();
    await expect(canvas.getByText('相性良好')).toBeVisible();
  },
});

export const Own = meta.story({
  args: { name: 'はな' },
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
    await expect(canvas.queryByRole('button', { name: /いいね/ })).not.toBeInTheDocument();
  },
});

/** Renders the card of a person who likes the viewer, and a button that simulates the arrival of the like status. */
function CardWithDelayedStatus(props: PersonProps) {
  const client = useQueryClient();
  const { data: received } = useListReceivedLikes(LIST_PAGE);
  const theirs = received?.find(({ from_user }) => from_user.profile.display_name === props.name);
  const arrive = (status: LikeStatus) =>
    theirs && client.setQueryData(getGetLikeStatusQueryKey(theirs.from_user.profile.id), status);
  return (
    <>
      <Person {...props} />
      <button type="button" disabled={!theirs} onClick={() => arrive({ is_liked: true, is_mutual: true })}>
        届く
      </button>
    </>
  );
}

/**
 * Rule L11: while the status is unknown, a match is not displayed as a received like, and there is no heart to
 * press.
 */
export const StatusOnItsWay = meta.story({
  parameters: { fault: { operationId: 'getLikeStatus', latency: 60_000 } },
  render: (args) => <CardWithDelayedStatus {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
    const arrival = canvas.getByRole('button', { name: '届く' });
    await waitFor(() => expect(arrival).toBeEnabled());
    // Waits for the viewer as well, so that only the missing status can be the reason why there is no heart.
    await waitFor(() => expect(canvas.getByTestId('own')).toHaveTextContent('はな'));
    await expect(canvas.queryByText('相手からいいね')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /いいね/ })).not.toBeInTheDocument();
  },
});

export const StatusArrived = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'getLikeStatus', latency: 60_000 } },
  render: StatusOnItsWay.input.render,
  play: async (context) => {
    await StatusOnItsWay.input.play(context);
    const { canvas, userEvent } = context;
    const arrival = canvas.getByRole('button', { name: '届く' });
    const card = canvas.getByRole('article').getBoundingClientRect();

    await userEvent.click(arrival);
    await canvas.findByRole('button', { name: 'れんさんへのいいねを取り消す', pressed: true });
    await expect(canvas.getByText('マッチング中')).toBeVisible();
    await expect(arrival).toHaveFocus();
    await expect(canvas.getByRole('article').getBoundingClientRect()).toEqual(card);
  },
});

export const WithoutScore = meta.story({
  args: { score: null },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('article')).getBoundingClientRect().height).toBe(400);
    await expect(canvas.queryByText(/マッチ度/)).not.toBeInTheDocument();
  },
});

export const Bare = meta.story({
  args: { change: () => ({ avatar_url: null, years_of_experience: null, tags: noTags }), score: score(77) },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('article')).getBoundingClientRect().height).toBe(400);
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /タグ/ })).not.toBeInTheDocument();
  },
});

const fewTags = { instruments: [tag('a', 'キーボード')], genres: [] };
const someTags = {
  instruments: [tag('a', 'ボーカル')],
  genres: [tag('b', 'ポップス'), tag('c', 'シティポップ'), tag('d', 'インディー')],
};
const longTags = {
  instruments: [tag('a', 'アコースティックギター'), tag('b', unbreakable)],
  genres: [tag('c', 'ワールドミュージック'), tag('d', 'アコースティック')],
};

/**
 * Rules F9 and F21: the tags of a card are in one row below name and key facts, so these and the score are at the same
 * height on all cards. A tag that does not fit is cut off at the end of the row, before the button for all tags.
 */
export const EvenBesideEachOther = meta.story({
  args: { others: [fewTags, someTags, longTags] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const placesIn = (card: HTMLElement) =>
      [
        within(card).getByRole('heading'),
        within(card).getByText(/経験12年$/),
        within(card).getByText('マッチ度 87%'),
        card,
      ].map((part) => Math.round(part.getBoundingClientRect().bottom));
    await expect(cards).toHaveLength(4);
    for (const card of cards) {
      await expect(placesIn(card)).toEqual(placesIn(cards[0] as HTMLElement));
      const edges = card.getBoundingClientRect();
      const facts = within(card)
        .getByText(/経験12年$/)
        .getBoundingClientRect();
      const score = within(card).getByText('マッチ度 87%').getBoundingClientRect();
      const items = within(card).getAllByRole('listitem');
      const tops = items.map((item) => item.getBoundingClientRect());
      await expect(Math.max(...tops.map(({ top }) => top)) - Math.min(...tops.map(({ top }) => top))).toBeLessThan(3);
      await expect(Math.min(...tops.map(({ top }) => top))).toBeGreaterThanOrEqual(facts.bottom);
      await expect(Math.max(...tops.map(({ bottom }) => bottom))).toBeLessThanOrEqual(score.top);
      const row = items[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      await expect(row.right).toBeLessThanOrEqual(edges.right);
      const more = within(card).getByRole('button', { name: /more/ }).getBoundingClientRect();
      await expect(row.right).toBeLessThanOrEqual(more.left);
      await expect(more.right).toBeLessThanOrEqual(edges.right);
    }
  },
});

/** Scores and their labels (rule G21). */
const labels = { 80: '高相性', 60: '相性良好', 40: '相性あり' };

/** A label of the score has the same colour on a card and in the dialog. */
export const OneColourALabel = meta.story({
  render: () => (
    <>
      {Object.keys(labels).map((total) => (
        <div key={total} data-testid={total}>
          <CardScore score={score(Number(total))} />
          <MatchSummary score={score(Number(total))} sentence={null} isUnreliable={false} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const colours = Object.entries(labels).map(([total, text]) =>
      within(canvas.getByTestId(total))
        .getAllByText(text)
        .map((label) => getComputedStyle(label).color),
    );
    for (const [onCard, inDialog] of colours) await expect(inDialog).toBe(onCard);
    await expect(new Set(colours.flat()).size).toBe(3);
  },
});

/**
 * The buttons for liking and hiding are far apart, so that a press on the heart does not hide the person by mistake.
 */
export const HeartAndCrossApart = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { canHide: true },
  play: async ({ canvas }) => {
    const heart = (await canvas.findByRole('button', { name: /いいねする$/ })).getBoundingClientRect();
    const cross = canvas.getByRole('button', { name: /非表示にする$/ }).getBoundingClientRect();
    await expect(cross.top - heart.bottom).toBeGreaterThan(150);
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(cross.left);
  },
});

/**
 * With the text spacing of WCAG 1.4.12 on a phone, the row of tags keeps its height, and the popover shows each tag as a
 * whole.
 */
export const TextSpacing = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    change: ({ tags }) => ({
      tags: {
        ...tags,
        instruments: [tag('a', 'アコースティックギター')],
        genres: [tag('b', 'オルタナティブ'), tag('c', 'ヴィジュアル系'), tag('d', 'アコースティック')],
      },
    }),
  },
  decorators: [
    (Story) => (
      <>
        <style>
          {'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'}
        </style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const card = (await canvas.findByRole('article')).getBoundingClientRect();
    await expect(card.height).toBe(400);
    await userEvent.click(canvas.getByRole('button', { name: /more/ }));
    const popover = within(await screen.findByRole('dialog', { name: 'すべてのタグ' }));
    for (const name of ['アコースティックギター', 'オルタナティブ', 'ヴィジュアル系', 'アコースティック']) {
      const chip = popover.getByText(name);
      await expect(chip.scrollWidth).toBe(chip.clientWidth);
      await expect(chip.scrollHeight).toBe(chip.clientHeight);
    }
  },
});

/**
 * With text twice as large the card is higher, and neither its name nor its tags are outside of it or on its buttons.
 */
export const LargeLetters = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { canHide: true, change: () => ({ display_name: longJapanese }) },
  decorators: [withLargeLetters],
  play: async ({ canvas }) => {
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
    const card = boxOf(await canvas.findByRole('article'));
    const name = boxOf(canvas.getByRole('heading'));
    // The height that the list reserves before the card is rendered: 200 px and 12.5 times the font size.
    await expect(card.height).toBe(600);
    await expect(boxOf(canvas.getByText('東京都 ・ 30代 ・ 経験12年')).top).toBeGreaterThanOrEqual(name.bottom);
    const heart = boxOf(await canvas.findByRole('button', { name: /いいねする$/ }));
    const cross = boxOf(canvas.getByRole('button', { name: /非表示にする$/ }));
    await expect(heart.top).toBeGreaterThan(card.top);
    await expect(cross.left).toBeGreaterThanOrEqual(name.right);
    await expect(cross.bottom).toBeLessThan(boxOf(canvas.getByText('マッチ度 87%')).top);
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(boxOf(item).top).toBeGreaterThanOrEqual(heart.bottom);
    }
  },
});

export const LongTexts = meta.story({
  args: {
    change: ({ tags }) => ({
      avatar_url: null,
      display_name: longJapanese,
      tags: {
        ...tags,
        instruments: [tag('a', 'アコースティックギター'), tag('b', unbreakable)],
        genres: [tag('c', 'ワールドミュージック'), tag('d', 'オルタナティブ')],
        locations: [tag('e', unbreakable)],
      },
    }),
  },
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('article')).getBoundingClientRect();
    await expect(card.height).toBe(400);
    const row = canvas.getAllByRole('listitem')[0]?.parentElement?.getBoundingClientRect();
    await expect(row?.right).toBeLessThanOrEqual(card.right);
    await expect(canvas.getByRole('button', { name: /more/ }).getBoundingClientRect().right).toBeLessThan(card.right);
  },
});

export const UnbreakableName = meta.story({
  args: { change: () => ({ display_name: unbreakable }) },
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('article')).getBoundingClientRect();
    await expect(card.height).toBe(400);
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(card.right);
  },
});

/** The placeholder has exactly the dimensions of the card, so that there is no layout shift. */
export const Loading = meta.story({
  render: () => (
    <main style={{ width: 292, padding: 16 }}>
      <ProfileCardSkeleton />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('main > *')?.getBoundingClientRect();
    await expect([skeleton?.width, skeleton?.height]).toEqual([260, 400]);
  },
});
