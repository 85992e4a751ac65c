import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Chip } from '../Chip/Chip.tsx';
import { gaps, longJapanese, Specimens } from '../storySpecimens.tsx';
import { vars } from '../theme/theme.css.ts';
import { Stack } from './Stack.tsx';

const meta = preview.meta({ component: Stack });

const probe = (gap: keyof typeof vars.space) => <hr data-gap={gap} style={{ border: 0, width: vars.space[gap] }} />;
const pixels = (length: string) => (length === 'normal' ? 0 : Number.parseFloat(length));

export const Gaps = meta.story({
  render: () => (
    <Specimens>
      {gaps.map((gap) => (
        <div key={gap}>
          <p>{gap}</p>
          {probe(gap)}
          <Stack gap={gap}>
            <Chip>ギター</Chip>
            <Chip>{longJapanese}</Chip>
          </Stack>
        </div>
      ))}
    </Specimens>
  ),
  play: async ({ canvasElement }) => {
    for (const gap of gaps) {
      const rule = canvasElement.querySelector(`[data-gap="${gap}"]`);
      const stack = rule?.nextElementSibling;
      if (!rule || !stack) throw new Error(`There is no specimen for ${gap}`);
      await expect(pixels(getComputedStyle(stack).rowGap)).toBe(rule.getBoundingClientRect().width);
    }
  },
});

/** Narrower children are aligned by `align`; by default each child is as wide as the stack. */
export const Aligned = meta.story({
  render: () => (
    <Specimens width={320}>
      {(['stretch', 'start', 'center'] as const).map((align) => (
        <div key={align} style={{ width: 240 }}>
          <Stack as="ul" gap="small" align={align}>
            <li style={{ background: vars.color.raised }}>{align}</li>
          </Stack>
        </div>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByText(name).getBoundingClientRect();
    await expect(box('start').width).toBeLessThan(100);
    await expect(box('center').left).toBeGreaterThan(box('start').left);
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
  },
});
