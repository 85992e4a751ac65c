import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { profileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { CompletenessCard } from './CompletenessCard.tsx';
import { emptyDraft, fullDraft } from './completenessFixtures.ts';
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

export const Empty = meta.story({
  args: { completeness: profileCompleteness(emptyDraft) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'プロフィール充実度' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getByText('ほか5件')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'プロフィール画像を設定する' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('avatar');
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

export const Narrow = meta.story({
  args: { completeness: profileCompleteness(emptyDraft) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
