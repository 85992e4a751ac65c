import preview from '#.storybook/preview';
import { Specimens } from '../storySpecimens.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton });

export const Shapes = meta.story({
  render: () => (
    <Specimens>
      {skeletonShapes.map((shape) => (
        <div key={shape} style={{ width: 120, height: shape === 'box' ? 80 : 'auto', borderRadius: 16 }}>
          <Skeleton shape={shape} width={shape === 'text' ? '70%' : '100%'} />
        </div>
      ))}
    </Specimens>
  ),
});
