import { screen } from 'storybook/test';
import { setContact } from '../../tests/support/setContact.ts';
import preview from '#.storybook/preview';
import { Screens } from './Screens.tsx';

const meta = preview.meta({
  title: 'Blocked and reported',
  component: Screens,
  // The stories of the screens prove them; storybook:check opens these.
  tags: ['!test'],
  parameters: {
    scenario: 'default',
    as: 'hana@example.com',
    path: '/messages?c=conversation-1',
    demo: '/messages',
    docs: { description: { component: 'はな reports れん and blocks him.' } },
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => setContact('care@otonowa.example'),
});

/** The chat leads to what is known of a person. */
export const Person = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'れんさんの情報を見る' }));
    await screen.findByRole('button', { name: 'この人をブロック' });
  },
});

/** A report is a mail to the operator, which the viewer sends. */
export const Report = meta.story({
  play: async (context) => {
    await Person.play?.(context);
    await context.userEvent.click(await screen.findByRole('button', { name: '通報する' }));
    await screen.findByRole('dialog', { name: '通報する' });
  },
});

/** The question says what a block does. */
export const Question = meta.story({
  play: async (context) => {
    await Person.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'この人をブロック' }));
    await screen.findByRole('alertdialog');
  },
});

/** The conversation is left out of the list, and cannot be answered. */
export const Blocked = meta.story({
  play: async (context) => {
    await Question.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'ブロックする' }));
    await screen.findByText('ブロックした人との会話です');
  },
});

/** The settings list blocked people and take a block back. */
export const Settings = meta.story({
  play: async (context) => {
    await Blocked.play?.(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'アカウントメニューを開く' }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: /設定$/ }));
    await screen.findByRole('button', { name: 'れんさんのブロックを解除' });
  },
});
