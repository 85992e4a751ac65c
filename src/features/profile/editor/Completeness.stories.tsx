import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectNoOverhang } from '../../../../tests/support/expectNoOverhang.ts';
import { type CompletenessDraft, profileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { inMain } from '../../../ui/storySpecimens.tsx';
import { CompletenessCard, CompletenessLine } from './Completeness.tsx';

/** A profile with nothing missing. */
const fullDraft: CompletenessDraft = {
  displayName: 'はな',
  bio: 'ボーカルです。',
  avatarUrl: '/uploads/avatars/hana.svg',
  ageRange: '20s',
  activityLevel: 'weekly_1',
  years: 6,
  tags: 3,
  links: ['https://x.example/hana'],
};

/** An empty profile. */
const emptyDraft: CompletenessDraft = {
  displayName: '',
  bio: '',
  avatarUrl: null,
  ageRange: '',
  activityLevel: '',
  years: null,
  tags: 0,
  links: [],
};

const meta = preview.meta({
  component: CompletenessLine,
  args: { completeness: profileCompleteness(fullDraft), onGoTo: fn() },
});

const line = { globals: { viewport: { value: 'narrow' } }, decorators: [inMain({ padding: 16 })] };
const card = {
  decorators: [inMain({ maxWidth: 320 })],
  render: (args: Parameters<typeof CompletenessCard>[0]) => <CompletenessCard {...args} />,
};

/** A complete profile shows only a line (rule P35). */
export const Full = meta.story({
  ...line,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'プロフィール充実度' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(canvas.getByText('プロフィールが完成しました！')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThanOrEqual(56);
  },
});

/** Closed, it is one line with the preview, and names the next missing item (rule P35). */
export const Closed = meta.story({
  ...line,
  args: {
    completeness: profileCompleteness(emptyDraft),
    children: <Button size="compact">相手からの見え方を確認</Button>,
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'プロフィール充実度' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveAccessibleDescription('プロフィール画像を設定する');
    await expect(canvas.getAllByText('プロフィール画像を設定する')[0]).toBeVisible();
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThanOrEqual(64);
    expectNoOverhang();
  },
});

export const Opened = meta.story({
  ...line,
  args: { completeness: profileCompleteness(emptyDraft) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'プロフィール充実度' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const next = canvas.getByRole('button', { name: 'プロフィール画像を設定する' });
    await expect(next).toHaveAccessibleDescription('画像があると、検索結果で目に留まりやすくなります');
    await userEvent.click(next);
    await expect(args.onGoTo).toHaveBeenCalledWith('avatar');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(canvas.getByText('ほか5件')).toBeVisible();
    expectNoOverhang();
  },
});

/** The card beside the form in wider windows. */
export const FullCard = meta.story({
  ...card,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'プロフィール充実度' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(canvas.getByText('プロフィールが完成しました！')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** With three missing items all are listed, so no number of further items is shown. */
export const ThreeMissingOnCard = meta.story({
  ...card,
  args: { completeness: profileCompleteness({ ...fullDraft, bio: ' ', tags: 1, links: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '自己紹介を書く+15%',
      'タグを3つ以上選ぶ（あと2つ）+13%',
      'SNSリンクを追加する+10%',
    ]);
    await expect(canvas.queryByText(/^ほか/)).not.toBeInTheDocument();
  },
});
