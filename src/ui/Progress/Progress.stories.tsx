import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { longJapanese, Specimens } from '../storySpecimens.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { RingProgress } from './RingProgress.tsx';

const meta = preview.meta({ component: ProgressBar, args: { value: 0.4, label: 'アップロード中…' } });

const valuesOf = (elements: readonly HTMLElement[]) => elements.map((element) => element.ariaValueNow);

export const Bar = meta.story({
  render: () => (
    <Specimens>
      {[-1, 0, 0.004, 0.4, 1, 7].map((value) => (
        <ProgressBar key={value} value={value} label={`${value}`} />
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(valuesOf(canvas.getAllByRole('progressbar'))).toEqual(['0', '0', '0', '40', '100', '100']);
  },
});

export const Unknown = meta.story({
  args: { value: null },
  render: (args) => (
    <Specimens>
      <ProgressBar {...args} />
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'アップロード中…' })).not.toHaveAttribute('aria-valuenow');
  },
});

export const Ring = meta.story({
  render: () => (
    <Specimens>
      {[-3, 0, 1, 62.5, 100, 120].map((value) => (
        <RingProgress key={value} value={value} label="プロフィール充実度" />
      ))}
      <RingProgress value={83} size={120} label={longJapanese} />
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(valuesOf(canvas.getAllByRole('progressbar'))).toEqual(['0', '0', '1', '63', '100', '100', '83']);
  },
});
