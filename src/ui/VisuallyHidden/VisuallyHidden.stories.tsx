import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden, args: { children: '新しいタブで開きます' } });

export const InAButton = meta.story({
  render: (args) => (
    <button type="button">
      <span>{'♪ '}</span>
      <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '♪ 新しいタブで開きます' })).toBeVisible();
    await expect(canvas.getByText('新しいタブで開きます').getBoundingClientRect().width).toBe(1);
  },
});

/** A heading that receives the focus is one line for tools that follow the focus, such as a magnifier. */
export const AHeading = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { children: <h2>プロフィールを見る</h2> },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const { fontSize } = getComputedStyle(heading);
    await expect(heading.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(fontSize));
  },
});
