import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Chip } from '../Chip/Chip.tsx';
import { gaps, longJapanese, Specimens } from '../storySpecimens.tsx';
import { space } from '../theme/tokens.ts';
import { Cluster } from './Cluster.tsx';

const meta = preview.meta({ component: Cluster });

const words = ['ロック', 'ジャズ', 'ボサノヴァ', 'シティポップ', 'メタル', longJapanese];

export const Gaps = meta.story({
  render: () => (
    <Specimens>
      {gaps.map((gap) => (
        <Cluster key={gap} role="group" aria-label={gap} gap={gap}>
          {words.map((word) => (
            <Chip key={word}>{word}</Chip>
          ))}
        </Cluster>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    for (const gap of gaps) {
      const [first, second] = canvas.getByRole('group', { name: gap }).children;
      if (!first || !second) throw new Error(`There is no specimen for ${gap}`);
      const distance = second.getBoundingClientRect().left - first.getBoundingClientRect().right;
      await expect(distance).toBeCloseTo(Number.parseFloat(space[gap]), 1);
    }
  },
});

/** Children wrap to the next line, and a long word stays within the column. */
export const Wraps = meta.story({
  render: () => (
    <Specimens width={240}>
      <Cluster as="ul" gap="small" align="center" justify="between">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Cluster>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(new Set(items.map(({ top }) => Math.round(top))).size).toBeGreaterThan(1);
    for (const { width } of items) await expect(width).toBeLessThanOrEqual(240);
  },
});
