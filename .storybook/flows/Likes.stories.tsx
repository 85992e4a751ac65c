import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Screens } from './Screens.tsx';

const meta = preview.meta({
  title: 'From a like to a chat',
  component: Screens,
  // The stories of the screens prove them; storybook:check opens these.
  tags: ['!test'],
  parameters: {
    scenario: 'default',
    as: 'hana@example.com',
    path: '/search',
    demo: '/likes?tab=received',
    docs: { description: { component: 'はな returns a like and writes to れん.' } },
  },
  globals: { viewport: { value: 'desktop' } },
});

/** A heart on each card: a filled one is a like, the badge a match. */
export const Search = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  },
});

/** The people who like the viewer. */
export const Received = meta.story({
  parameters: { path: '/likes?tab=received' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'いいねを返す' })).toHaveLength(7));
  },
});

/** Two likes are a match, with a first message to send at once. */
export const Match = meta.story({
  parameters: { path: '/likes?tab=received' },
  play: async ({ userEvent }) => {
    const [newest] = await screen.findAllByRole('button', { name: 'いいねを返す' });
    await userEvent.click(newest as HTMLElement);
    await screen.findByRole('dialog', { name: /とマッチングしました！$/ });
  },
});

/** Matches have a tab of their own. */
export const Matches = meta.story({
  parameters: { path: '/likes?tab=matched' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('マッチング中')).toHaveLength(4));
  },
});

/** The chat with れん, and the list of conversations beside it. */
export const Chat = meta.story({
  parameters: { path: '/messages?c=conversation-1' },
  play: async () => {
    await within(await screen.findByRole('log')).findByText('土曜が楽しみです。');
  },
});

/** The same on a phone. */
export const ChatOnAPhone = meta.story({ ...Chat.input, globals: { viewport: { value: 'narrow' } } });
