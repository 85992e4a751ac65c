import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Specimens } from '../storySpecimens.tsx';
import { RingLoader } from './RingLoader.tsx';
import { BrandMark } from './BrandMark.tsx';
import { ScoreRing } from './ScoreRing.tsx';
import { SoundWaveRing } from './SoundWaveRing.tsx';

const meta = preview.meta({ title: 'Ring' });

export const Mark = meta.story({
  render: () => (
    <Specimens>
      {[16, 28, 64, 160].map((size) => (
        <BrandMark key={size} size={size} />
      ))}
    </Specimens>
  ),
});

export const Loader = meta.story({
  render: () => <RingLoader />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中…');
  },
});

export const Dial = meta.story({
  render: () => (
    <Specimens>
      {[-5, 0, 40, 62, 87, 100, 103].map((value) => (
        <ScoreRing key={value} value={value} />
      ))}
      <ScoreRing value={87} size={96} />
    </Specimens>
  ),
  play: async ({ canvasElement }) => {
    const values = [...canvasElement.querySelectorAll<HTMLElement>('[data-value]')].map(({ dataset }) => dataset.value);
    await expect(values).toEqual(['0', '0', '40', '62', '87', '100', '100', '87']);
  },
});

export const Sound = meta.story({
  render: () => (
    <div style={{ width: 360, height: 360 }}>
      <SoundWaveRing />
    </div>
  ),
});
