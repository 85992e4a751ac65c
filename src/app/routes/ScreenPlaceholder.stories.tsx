import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { routeAt } from './routes.ts';
import { ScreenPlaceholder } from './ScreenFallbacks.tsx';

const meta = preview.meta({ component: ScreenPlaceholder, args: { route: routeAt('/privacy') } });

/** The code of a public screen is loading: the privacy policy, what an administrator sees, login and registration. */
export const OfAPublicScreen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中…');
  },
});
