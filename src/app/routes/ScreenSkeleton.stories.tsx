import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ShellPlaceholder, ScreenSkeleton } from './ScreenFallbacks.tsx';
import type { SkeletonKind } from './routes.ts';

const meta = preview.meta({
  component: ScreenSkeleton,
  decorators: [
    (Story) => (
      <ShellPlaceholder>
        <Story />
      </ShellPlaceholder>
    ),
  ],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('読み込み中…');
    await expect(status.getBoundingClientRect().height, 'something is seen').toBeGreaterThan(300);
  },
});

const story = (kind: SkeletonKind) => ({ args: { kind } });

export const Cards = meta.story(story('cards'));
export const List = meta.story(story('list'));
export const Form = meta.story(story('form'));
export const Panes = meta.story(story('panes'));
export const PanesOnAWideScreen = meta.story({ args: { kind: 'panes' }, globals: { viewport: { value: 'desktop' } } });
