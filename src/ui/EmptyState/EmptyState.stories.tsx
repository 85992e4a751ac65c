import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { CableDrawing } from '../drawings/CableDrawing.tsx';
import { RecordDrawing } from '../drawings/RecordDrawing.tsx';
import { SilenceDrawing } from '../drawings/SilenceDrawing.tsx';
import { EmptyVenueDrawing } from '../drawings/EmptyVenueDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';

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
export const Cable = meta.story({ args: { drawing: <CableDrawing />, action: <Button>再読み込み</Button> } });
export const Silence = meta.story({ args: { drawing: <SilenceDrawing /> } });
