import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Profile, Tag } from '../../api/generated/model/index.ts';
import { longJapanese, unbreakable } from '../../ui/specimens.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';

const tag = (value: string, display_name_ja: string): Tag => ({
  id: value,
  name: value,
  value,
  display_name_ja,
  sort_order: 1,
});

const profile: Profile = {
  id: 'profile-ren',
  user_id: 'user-ren',
  display_name: 'れん',
  bio: null,
  age_range: null,
  activity_level: null,
  years_of_experience: 8,
  website_url: null,
  twitter_url: null,
  instagram_url: null,
  youtube_url: null,
  soundcloud_url: null,
  avatar_url: null,
  created_at: '2026-11-01T09:00:00+00:00',
  last_active: null,
  likes_count: 3,
  tags: {
    genres: [tag('rock', 'ロック'), tag('citypop', 'シティポップ')],
    instruments: [tag('drums', 'ドラム'), tag('cajon', 'カホン')],
    skill_levels: [tag('expert', 'エキスパート')],
    purposes: [],
    locations: [tag('tokyo', '東京都')],
    ages: [tag('20s', '20代')],
    genders: [],
    activity_frequency: [],
    performance_clips: [],
  },
};

const neutral = { is_liked: false, is_mutual: false };

const meta = preview.meta({
  component: ProfileCard,
  args: { profile, status: neutral, onLike: fn() },
  decorators: [
    (Story) => (
      <main style={{ width: 292, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBe(400);
    await expect(canvas.getByRole('heading', { name: 'れん' })).toBeVisible();
    await expect(canvas.getByText('東京都 ・ 20代 ・ 経験8年')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ドラム',
      'カホン',
      'ロック',
      'シティポップ',
      '+3 moreほか3個のタグ',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'れんさんにいいねする', pressed: false }));
    await expect(args.onLike).toHaveBeenCalledWith(true);
  },
});

export const Liked = meta.story({
  args: { status: { is_liked: true, is_mutual: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('いいね済み')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'れんさんへのいいねを取り消す', pressed: true }));
    await expect(args.onLike).toHaveBeenCalledWith(false);
  },
});

export const Mutual = meta.story({
  args: { status: { is_liked: true, is_mutual: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('マッチング中')).toBeVisible();
  },
});

const none = { ...profile.tags, genres: [], instruments: [], skill_levels: [], locations: [], ages: [] };

export const Bare = meta.story({ args: { profile: { ...profile, tags: none, years_of_experience: null } } });

export const LongTexts = meta.story({
  args: {
    profile: {
      ...profile,
      display_name: longJapanese,
      tags: {
        ...profile.tags,
        instruments: [tag('a', 'アコースティックギター'), tag('b', unbreakable)],
        genres: [tag('c', 'ワールドミュージック'), tag('d', 'オルタナティブ')],
        locations: [tag('e', unbreakable)],
      },
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(card.height).toBe(400);
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(card.right);
      await expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.bottom);
    }
  },
});

export const UnbreakableName = meta.story({ args: { profile: { ...profile, display_name: unbreakable } } });

export const Loading = meta.story({ render: () => <ProfileCardSkeleton /> });
