import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { profileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { CompletenessCard } from './CompletenessCard.tsx';
import { fullDraft } from './completenessFixtures.ts';
import { inMain } from '../../../ui/storySpecimens.tsx';

const meta = preview.meta({
  component: CompletenessCard,
  args: { completeness: profileCompleteness(fullDraft), onGoTo: fn() },
  decorators: [inMain({ maxWidth: 320 })],
});

export const Full = meta.story({
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
export const ThreeMissing = meta.story({
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
