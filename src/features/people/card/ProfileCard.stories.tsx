import { expect, screen, waitFor } from 'storybook/test';
import { useLocation, useSearch } from 'wouter';
import preview from '#.storybook/preview';
import type { Profile, Tag } from '../../../api/generated/model/index.ts';
import { useGetMyProfile, useListProfiles } from '../../../api/generated/profiles/profiles.ts';
import { matchLabel } from '../../../scoring/matchLabel.ts';
import { longJapanese, unbreakable } from '../../../ui/specimens.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';

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
  /** Whose card it is, one of the scenario's people. */
  name: string;
  /** What is different about them here. */
  change?: (profile: Profile) => Partial<Profile>;
}

/** The card of somebody from the fake backend, and below it where its link has led. */
function Person({ name, change, ...card }: PersonProps) {
  const { data } = useListProfiles({ skip: 0, limit: 100 });
  const [path] = useLocation();
  const search = useSearch();
  const { data: own } = useGetMyProfile();
  const profile = [...(data ?? []), ...(own ? [own] : [])].find(({ display_name }) => display_name === name);
  return (
    <main style={{ width: 292, padding: 16 }}>
      {profile && <ProfileCard profile={{ ...profile, ...change?.(profile) }} {...card} />}
      <p data-testid="address">{search === '' ? path : `${path}?${search}`}</p>
    </main>
  );
}

const meta = preview.meta({
  component: Person,
  args: { name: 'れん', score: score(87) },
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/search?page=2' },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
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
    await userEvent.click(canvas.getByRole('link', { name: 'れんさんのプロフィールを開く' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/search\?page=2&profile=/));
  },
});

export const ByKeyboard = meta.story({
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
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeVisible());
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

export const Mutual = meta.story({
  args: { status: { is_liked: true, is_mutual: true }, score: score(41) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('マッチング中')).toBeVisible();
    await expect(canvas.getByText('相性あり')).toBeVisible();
  },
});

export const Own = meta.story({
  args: { name: 'はな' },
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
    await expect(canvas.queryByRole('button', { name: /いいね/ })).not.toBeInTheDocument();
  },
});

export const StatusUnknown = meta.story({
  parameters: { fault: { operationId: 'getLikeStatus', status: 500 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'れんさんにいいねする', pressed: false });
  },
});

export const LikeFails = meta.story({
  parameters: { fault: { operationId: 'likeProfile', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    const heart = await canvas.findByRole('button', { name: 'れんさんにいいねする' });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  },
});

export const WithoutScore = meta.story({
  args: { score: null },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('article')).getBoundingClientRect().height).toBe(400);
    await expect(canvas.queryByText(/マッチ度/)).not.toBeInTheDocument();
  },
});

const none = {
  genres: [],
  instruments: [],
  skill_levels: [],
  purposes: [],
  locations: [],
  ages: [],
  genders: [],
  activity_frequency: [],
  performance_clips: [],
};

export const Bare = meta.story({
  args: { change: () => ({ avatar_url: null, years_of_experience: null, tags: none }), score: score(77) },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('article')).getBoundingClientRect().height).toBe(400);
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /タグ/ })).not.toBeInTheDocument();
  },
});

/** The long one gives way; a short one that is cut says nothing. */
export const ShortTagBesideALongOne = meta.story({
  args: {
    change: ({ tags }) => ({
      tags: {
        ...tags,
        instruments: [tag('a', 'ボーカル')],
        genres: [tag('b', 'J-POP'), tag('c', 'ポップス'), tag('d', 'アコースティック')],
      },
    }),
  },
  play: async ({ canvas }) => {
    const [chip] = await canvas.findAllByText('ポップス');
    const text = document.createRange();
    text.selectNodeContents(chip as HTMLElement);
    await expect(text.getBoundingClientRect().right).toBeLessThan(chip?.getBoundingClientRect().right ?? 0);
    const card = canvas.getByRole('article').getBoundingClientRect();
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(card.right);
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
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(card.right);
      await expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.bottom);
    }
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

/** Takes the card's place to the pixel, so that nothing moves when the person comes. */
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
