import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { startLive } from '../../../tests/support/startLive.ts';
import { getCurrentUser } from '../../api/generated/auth/auth.ts';
import { listConversations, markConversationRead } from '../../api/generated/messages/messages.ts';
import { privateListKey, removePrivateLists } from '../../session/privateLists.ts';
import { withSnackbars } from '../../ui/storySpecimens.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';

/** Stores the marks of conversations, given the ids of the list, before the story starts. */
const withMarks = (marks: (ids: readonly string[]) => string[]) => async () => {
  const [me, conversations] = await Promise.all([getCurrentUser(), listConversations()]);
  const stored = marks(conversations.map(({ id }) => id));
  localStorage.setItem(privateListKey('chat-marks', me.id), JSON.stringify(stored));
  return await startLive();
};

const meta = preview.meta({
  component: MessagesScreen,
  beforeEach: () => removePrivateLists(),
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/messages' },
  decorators: [withSnackbars({ paddingInline: 16 })],
});

const rows = () =>
  screen.getAllByRole('link', { name: /との会話。/ }).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
const menuOf = (name: string) => screen.findByRole('button', { name: `「${name}」の会話の操作` });

/** The oldest conversation is pinned, one is muted, and two archived ones have unread messages. */
export const Marked = meta.story({
  beforeEach: withMarks(([ren, yuta, ayaka, mizuki]) => [
    `archived:${ren}`,
    `pinned:${mizuki}`,
    `muted:${yuta}`,
    `muted:${mizuki}`,
    `archived:${ayaka}`,
  ]),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const archive = await canvas.findByRole('button', { name: /^アーカイブ \(2件\)/ });
    await waitFor(() => expect(rows()[0]).toMatch(/^美月さんとの会話。.*。ピン留め中。通知オフ/));
    await expect(rows()[1]).toMatch(/^ゆうた@Gt\.さんとの会話。.*。通知オフ/);
    await expect(rows()).toHaveLength(2);
    await expect(archive).toHaveAccessibleName(/未読3件/);
    await userEvent.click(archive);
    await expect(rows().slice(2).join()).toMatch(/れんさんとの会話.*あやかさんとの会話/);
  },
});

/** The search finds archived conversations, too. */
export const ArchivedFound = meta.story({
  beforeEach: Marked.input.beforeEach,
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await Marked.input.play(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('searchbox'), '土曜が');
    await waitFor(() => expect(rows().join()).toMatch(/^れんさんとの会話.*アーカイブ済み/));
  },
});

/** Long names and texts at the narrowest width. */
export const LongTexts = meta.story({
  ...Marked.input,
  parameters: { stretched: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^アーカイブ \(2件\)/ }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    const [menu] = await canvas.findAllByRole('button', { name: /」の会話の操作$/ });
    await userEvent.click(menu as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
});

export const NothingUnread = meta.story({
  parameters: { path: '/messages?unread=1' },
  beforeEach: async () => {
    const conversations = await listConversations();
    await Promise.all(conversations.map(({ id }) => markConversationRead(id)));
    return await startLive();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('未読のメッセージはありません')).toBeVisible();
    const toggle = await canvas.findByRole('button', { name: '未読のみ', pressed: true });
    await userEvent.click(toggle);
    await waitFor(() => expect(rows()).toHaveLength(4));
    await userEvent.click(toggle);
    await expect(await canvas.findByText('未読のメッセージはありません')).toBeVisible();
  },
});

/** With the keyboard alone the focus stays in the list, whichever row leaves it. */
export const ByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: withMarks((ids) =>
    ids
      .slice(1, 2)
      .concat(['a', 'b', 'c', 'd'])
      .map((id) => `pinned:${id}`),
  ),
  play: async ({ canvas, userEvent }) => {
    const menu = await menuOf('れん');
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const pin = await canvas.findByRole('menuitem', { name: 'ピン留めする' });
    await waitFor(() => expect(pin).toHaveFocus());
    // A sixth pin is refused, and the reason is shown at the item.
    await expect(pin).toHaveAccessibleDescription('ピン留めは5件までです。ほかの会話のピン留めを外してください');
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();

    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getByText('れんさんとの会話をアーカイブしました')).toBeVisible());
    await waitFor(async () => expect(await menuOf('あやか')).toHaveFocus());
    await expect(rows().join()).not.toMatch(/れんさん/);
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(rows()[1]).toMatch(/^れんさん/));
    // Unpinning moves the row that has the focus.
    const pinned = await menuOf('ゆうた@Gt.');
    pinned.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('menuitem', { name: 'ピン留めを外す' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()[0]).toMatch(/^れんさん/));
    await waitFor(() => expect(pinned).toHaveFocus());
    await expect(within(pinned.closest('li') as HTMLElement).queryByTitle('ピン留め中')).not.toBeInTheDocument();
  },
});
