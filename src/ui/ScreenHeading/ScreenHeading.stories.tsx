import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenHeading } from './ScreenHeading.tsx';

const meta = preview.meta({ component: ScreenHeading, args: { children: 'ログイン' } });

export const Heading = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Hero = meta.story({ args: { size: 'hero', children: '音でつながる、仲間に出会う。' } });
