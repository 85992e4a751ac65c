import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { goOffline } from '../../../tests/support/goOffline.ts';
import { RecordDrawing } from '../drawings/RecordDrawing.tsx';
import { SilenceDrawing } from '../drawings/SilenceDrawing.tsx';
import { EmptyVenueDrawing } from '../drawings/EmptyVenueDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: {
    drawing: <EmptyVenueDrawing />,
    title: 'プロフィールが見つかりません',
    hint: 'フィルター条件を調整してみてください',
  },
});

export const WithDrawing = meta.story();
export const Record = meta.story({ args: { drawing: <RecordDrawing /> } });
export const Silence = meta.story({ args: { drawing: <SilenceDrawing /> } });

const onRetry = fn();
const Failure = () => (
  <LoadFailure
    title="いいねを読み込めませんでした"
    hint="サーバーに接続できません。ネットワーク接続を確認してください。"
    onRetry={onRetry}
  />
);

/** What failed to load is named, and can be requested again. */
export const Failed = meta.story({
  render: Failure,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'いいねを読み込めませんでした' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Rule C31: without a network the reason replaces what failed, and the other text returns with the network. */
export const Offline = meta.story({
  render: Failure,
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'オフラインのため表示できません' })).toBeVisible();
    await expect(canvas.queryByText(/サーバーに接続できません/)).not.toBeInTheDocument();
  },
});
