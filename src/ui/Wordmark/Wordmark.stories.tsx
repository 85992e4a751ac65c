import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Specimens } from '../storySpecimens.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({ component: Wordmark });

export const Sizes = meta.story({
  render: () => (
    <Specimens>
      {(['medium', 'large'] as const).map((size) => (
        <Wordmark key={size} size={size} />
      ))}
      <Wordmark compact />
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('OTONOWA')).toHaveLength(3);
  },
});
