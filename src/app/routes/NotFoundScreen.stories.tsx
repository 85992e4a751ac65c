import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inMain } from '../../ui/storySpecimens.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  component: NotFoundScreen,
  decorators: [inMain({})],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ホームに戻る' })).toHaveAttribute('href', '/');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
