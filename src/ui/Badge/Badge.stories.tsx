import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Specimens } from '../storySpecimens.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ component: Badge });

export const Counts = meta.story({
  render: () => (
    <Specimens>
      {[-1, 0, 1, 12, 99, 100, 12_345].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^未読/).map((element) => element.textContent)).toEqual([
      '未読1件',
      '未読12件',
      '未読99件',
      '未読100件',
      '未読12345件',
    ]);
    await expect(canvas.getAllByText('99+')).toHaveLength(2);
  },
});
