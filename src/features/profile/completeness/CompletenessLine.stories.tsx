import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectNoOverhang } from '../../../../tests/support/expectNoOverhang.ts';
import { profileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { CompletenessLine } from './CompletenessLine.tsx';
import { emptyDraft, fullDraft } from './completenessFixtures.ts';
import { inMain } from '../../../ui/storySpecimens.tsx';

const meta = preview.meta({
  component: CompletenessLine,
  args: { completeness: profileCompleteness(fullDraft), onGoTo: fn() },
  globals: { viewport: { value: 'narrow' } },
  decorators: [inMain({ padding: 16 })],
});

/** A complete profile shows only a line (rule P35). */
export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'プロフィール充実度' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(canvas.getByText('プロフィールが完成しました！')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThanOrEqual(48);
  },
});

/** The next missing item is visible without opening the list. */
export const Closed = meta.story({
  args: { completeness: profileCompleteness(emptyDraft) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'プロフィール充実度' })).toHaveAttribute('aria-expanded', 'false');
    const next = canvas.getByRole('button', { name: 'プロフィール画像を設定する' });
    await expect(next).toHaveAccessibleDescription('画像があると、検索結果で目に留まりやすくなります');
    await userEvent.click(next);
    await expect(args.onGoTo).toHaveBeenCalledWith('avatar');
  },
});

export const Opened = meta.story({
  args: { completeness: profileCompleteness(emptyDraft) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'プロフィール充実度' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('ほか5件')).toBeVisible();
    expectNoOverhang();
    await userEvent.click(canvas.getByRole('button', { name: 'プロフィール画像を設定する' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('avatar');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
});
