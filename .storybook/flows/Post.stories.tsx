import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { tone } from '../../tests/support/badMedia.ts';
import { fill } from '../../tests/support/fill.ts';
import { Screens } from './Screens.tsx';

const meta = preview.meta({
  title: 'A post with a sound',
  component: Screens,
  // The stories of the screens prove them; storybook:check opens these.
  tags: ['!test'],
  parameters: {
    scenario: 'default',
    as: 'hana@example.com',
    path: '/board',
    demo: '/board',
    docs: { description: { component: 'はな posts a sound on the board.' } },
  },
  globals: { viewport: { value: 'desktop' } },
});

/** What others have posted, newest first. */
export const Board = meta.story({
  play: async () => {
    await screen.findAllByRole('article');
  },
});

/** The composer takes text and one file, or records a sound. */
export const Composed = meta.story({
  play: async ({ userEvent }) => {
    await screen.findAllByRole('article');
    const composer = within(await screen.findByRole('group', { name: '投稿を書く' }));
    await fill(
      userEvent,
      composer.getByRole('textbox', { name: '投稿を書く' }),
      '新曲のデモです。ベースの方、いかがでしょう？',
    );
    const input = document.querySelector<HTMLInputElement>('[role="group"] input[type="file"]');
    const sound = new File([tone(8)], 'demo.wav', { type: 'audio/wav' });
    await userEvent.upload(input as HTMLInputElement, sound);
    await waitFor(() => expect(composer.getByRole('button', { name: '投稿する' })).toBeEnabled());
  },
});

/** The post is the first one, with its player. */
export const Posted = meta.story({
  play: async (context) => {
    await Composed.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: '投稿する' }));
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent('新曲のデモです'));
    await waitFor(() => expect(screen.getByRole('button', { name: '投稿する' })).toBeDisabled());
  },
});
