import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { longJapanese, Specimens, unbreakable } from '../specimens.tsx';
import { Chip, chipTones } from './Chip.tsx';

const meta = preview.meta({ component: Chip });

export const Tones = meta.story({
  render: () => (
    <Specimens>
      {chipTones.map((tone) => (
        <Chip key={tone} tone={tone}>
          {tone} シティポップ
        </Chip>
      ))}
    </Specimens>
  ),
});

export const LongTexts = meta.story({
  render: () => (
    <Specimens width={200}>
      <Chip>{longJapanese}</Chip>
      <Chip>{unbreakable}</Chip>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longJapanese).getBoundingClientRect().width).toBeLessThanOrEqual(200);
    await expect(canvas.getByText(unbreakable).getBoundingClientRect().width).toBeLessThanOrEqual(200);
  },
});
