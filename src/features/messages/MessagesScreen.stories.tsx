import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { Link } from 'wouter';
import preview from '#.storybook/preview';
import { goOffline } from '../../../tests/support/goOffline.ts';
import { openChat } from '../../../tests/support/openChat.ts';
import { startLive } from '../../../tests/support/startLive.ts';
import { liveOf } from '../../conversations/live.ts';
import { sessions } from '../../session/sessions.ts';
import { frozenSnackbars, inMain } from '../../ui/storySpecimens.tsx';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { vars } from '../../ui/theme/theme.css.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

const passing = frozenSnackbars((queue) => queue.show('コピーしました', { topic: 'copy' }));

const live = () => liveOf(sessions.getState());

const meta = preview.meta({
  component: MessagesScreen,
  beforeEach: startLive,
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/messages' },
  decorators: [inMain({ paddingInline: 16 })],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^れんさんとの会話。未読2件/ });
    await expect(canvas.getByText('会話を選んでください')).toBeVisible();
    await expect(canvas.getByText('Messages')).toBeVisible();
  },
});

export const Chat = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    await expect(canvas.getByText('ここから未読メッセージ')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'れん', level: 2 })).toBeVisible();
  },
});

export const Sent = meta.story({
  play: async (context) => {
    await Chat.input.play(context);
    const { canvas, userEvent } = context;
    const composer = canvas.getByRole('textbox', { name: 'メッセージを入力' });
    await userEvent.type(composer, 'はい{Shift>}{Enter}{/Shift}ぜひ{Enter}');
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(/はい\s?ぜひ/));
    await expect(composer).toHaveValue('');
    await expect(canvas.queryByText('ここから未読メッセージ')).not.toBeInTheDocument();
  },
});

/** The list shows which people are typing in the other conversations. */
export const TypingInTheList = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /^れんさんとの会話/ });
    const conversation = live()
      .store.getState()
      .conversations.get(row.dataset.conversation ?? '');
    const typing = (is_typing: boolean) =>
      live().receive({
        type: 'typing_status',
        conversation_id: conversation?.id ?? '',
        user_id: conversation?.otherUser?.id ?? '',
        is_typing,
      });
    typing(true);
    await waitFor(() => expect(row).toHaveAccessibleName(/。れんが入力中\.\.\.$/));
    await expect(within(row).getByText('れんが入力中...')).toBeVisible();
    await expect(within(row).queryByText('土曜が楽しみです。')).not.toBeInTheDocument();
    typing(false);
    await expect(await within(row).findByText('土曜が楽しみです。')).toBeVisible();
    typing(true);
    await within(row).findByText('れんが入力中...');
  },
});

export const Unsent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    const composer = canvas.getByRole('textbox', { name: 'メッセージを入力' });
    live().connectionChanged({ kind: 'failed' });
    await userEvent.type(composer, 'これは届きませんでした{Enter}');
    await canvas.findByText('送信できませんでした');
    live().connectionChanged({ kind: 'waiting', attempt: 1 });
    await userEvent.type(composer, 'これは待っています{Enter}');
    await canvas.findByText('接続が戻りしだい送信します');
    for (const name of ['再送する', 'コピー']) await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '取り消す' })).toHaveLength(2);
  },
});

/** Rule S29: the browser translates the page. A waiting message fails and is sent again. */
export const Translated = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { translated: true },
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    live().connectionChanged({ kind: 'waiting', attempt: 1 });
    await userEvent.type(canvas.getByRole('textbox', { name: 'メッセージを入力' }), '届きますか{Enter}');
    await canvas.findByText('接続が戻りしだい送信します');
    live().connectionChanged({ kind: 'failed' });
    await canvas.findByText('送信できませんでした');
    const message = canvas.getByText('届きますか').closest<HTMLElement>('[data-message]');
    await expect(message).toHaveTextContent(/^(?:今日)?あなた: 届きますか送信できませんでした再送する取り消すコピー$/);
    live().connectionChanged({ kind: 'open' });
    await userEvent.click(canvas.getByRole('button', { name: '再送する' }));
    await waitFor(() => expect(canvas.queryByText('送信できませんでした')).not.toBeInTheDocument());
    await expect(canvas.getByText('届きますか')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'まだメッセージがありません' });
    await expect(canvas.getByRole('link', { name: '仲間をさがす' })).toHaveAttribute('href', '/search');
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'listConversations', latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '会話一覧' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const ListFailed = meta.story({
  parameters: { fault: { operationId: 'listConversations', status: 500 }, allowConsole: [/Loading the conversations/] },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    await expect(canvas.getByRole('alert')).toContainElement(retry);
  },
});

export const ChatFailed = meta.story({
  parameters: {
    fault: { operationId: 'getConversation', status: 500 },
    allowConsole: [/Loading a conversation/],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^れんさんとの会話/ }));
    await canvas.findByRole('button', { name: 'もう一度試す' });
    await expect(canvas.getByText('メッセージを読み込めませんでした')).toBeVisible();
  },
});

export const ChatRetried = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { allowConsole: [/Loading a conversation/] },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('link', { name: /^れんさんとの会話/ });
    const { fetch } = window;
    const broken = spyOn(window, 'fetch').mockImplementation(async (input, init) =>
      /conversations\//.test(new Request(input, init).url) ? new Response(null, { status: 500 }) : fetch(input, init),
    );
    await userEvent.click(row);
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    broken.mockRestore();
    await userEvent.click(retry);
    // Sooner than the live layer polls, which is after 60 s.
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('土曜が楽しみです。'), { timeout: 30_000 });
  },
});

/** On a phone the list, which shows the error in wider windows, is not visible. */
export const ServerDown = meta.story({
  parameters: { path: '/messages?c=conversation-1', fault: { status: 500 } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    await expect(canvas.getByRole('alert')).toContainElement(retry);
  },
});

export const Offline = meta.story({
  parameters: { fault: { status: 0 }, allowConsole: [/did not answer/] },
  // Before the live layer starts.
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'オフラインのため表示できません' });
  },
});

/** More conversations than fit on a page, and counts of two digits. */
export const Popular = meta.story({
  parameters: { scenario: 'popular' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /さんとの会話/ }).length).toBeGreaterThan(10));
  },
});

export const Tablet = meta.story({ ...Chat.input, globals: { viewport: { value: 'tablet' } } });

export const Missing = meta.story({
  parameters: { path: '/messages?c=conversation-nowhere', allowConsole: [/Loading a conversation/] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '会話一覧に戻る' });
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^れんさんとの会話/ });
  },
});

export const NarrowChat = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: '会話一覧に戻る' })).toBeVisible();
  },
});

/** Above a phone's keyboard the chat has the space of the top bar while somebody types (rule S22). */
export const AboveAKeyboard = meta.story({
  globals: { viewport: { value: 'keyboard' } },
  // Outside of the element around the screen, as in the shell.
  beforeEach: () => {
    const header = document.createElement('header');
    header.style.position = 'fixed';
    header.append(Object.assign(document.createElement('p'), { textContent: 'バー' }));
    document.body.append(header);
    return () => header.remove();
  },
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    const bar = screen.getByText('バー');
    const height = () => canvas.getByRole('log').getBoundingClientRect().height;
    const before = height();
    await expect(bar).toBeVisible();
    canvas.getByRole('textbox', { name: 'メッセージを入力' }).focus();
    await waitFor(() => expect(height() - before).toBe(64));
    await expect(bar).not.toBeVisible();
    canvas.getByRole('button', { name: '会話一覧に戻る' }).focus();
    await waitFor(() => expect(height()).toBe(before));
    await expect(bar).toBeVisible();
    canvas.getByRole('textbox', { name: 'メッセージを入力' }).focus();
    await waitFor(() => expect(bar).not.toBeVisible());
  },
});

/** A snackbar does not cover what somebody types. */
export const PassingMessage = meta.story({
  render: () => (
    <>
      {/* Has the height of the top bar. */}
      <div style={{ height: vars.size.topBar }} />
      <MessagesScreen />
      <SnackbarRegion snackbars={passing} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const log = await canvas.findByRole('log');
    const snackbar = canvas.getByText('コピーしました').closest('[data-kind]') as Element;
    // Its place follows the log, whose tools are loaded later.
    await waitFor(() => expect(bottomOf(snackbar)).toBeLessThanOrEqual(bottomOf(log)));
  },
});

/** C3c: a text beyond the limit of the contract is not sent, and the field says why. */
export const TooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    const field = canvas.getByRole('textbox', { name: 'メッセージを入力' });
    await userEvent.click(field);
    await userEvent.paste('あ'.repeat(5_001));
    await expect(field).toHaveAccessibleDescription('5,000文字以内で入力してください');
    await expect(canvas.getByRole('button', { name: '送信する' })).toBeDisabled();
  },
});

export const TooLongNotSent = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await TooLong.input.play(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox', { name: 'メッセージを入力' });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('あ'.repeat(5_001));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: '送信する' })).toBeEnabled();
    await userEvent.clear(field);

    // One that an earlier version has stored says why, and is not offered to be sent again.
    const { conversation = '' } = canvas.getByRole('link', { name: /^れんさんとの会話/ }).dataset;
    live().connectionChanged({ kind: 'failed' });
    live().sendText(conversation, 'あ'.repeat(5_001));
    await canvas.findByText('送信できませんでした（5,000文字以内で入力してください）');
    await expect(canvas.getByRole('button', { name: 'コピー' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '再送する' })).not.toBeInTheDocument();
  },
});

/** Rule M43. */
export const EscapeInTheComposer = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'この会話をさがす' }));
    await canvas.findByRole('searchbox', { name: 'この会話をさがす' });
    const composer = canvas.getByRole('textbox', { name: 'メッセージを入力' });
    await userEvent.type(composer, '書きかけ{Escape}');
    await waitFor(() => expect(canvas.queryByRole('searchbox', { name: 'この会話をさがす' })).not.toBeInTheDocument());
    await expect(composer).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(composer).not.toHaveFocus();
    await expect(composer).toHaveValue('書きかけ');
  },
});

export const PassingMessageNarrow = meta.story({
  ...PassingMessage.input,
  globals: { viewport: { value: 'narrow' } },
});

/** The search opens from the header and marks its matches. */
export const Search = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'この会話をさがす' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'この会話をさがす' }), '土曜');
    await waitFor(() => expect(canvas.getByText(/^1\/\d+件$/)).toBeVisible());
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.querySelector('mark[data-current]')).toHaveTextContent(/^土曜$/));
  },
});

/** On a phone the search replaces the header. */
export const NarrowSearch = meta.story({ ...Search.input, globals: { viewport: { value: 'narrow' } } });

/** The search returns to the former scroll position. */
export const SearchClosed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    const log = canvas.getByRole('log');
    const open = canvas.getByRole('button', { name: 'この会話をさがす' });
    const distance = () => log.scrollHeight - log.scrollTop - log.clientHeight;
    await waitFor(() => expect(distance()).toBeLessThan(2));
    await userEvent.click(open);
    const field = await canvas.findByRole('searchbox', { name: 'この会話をさがす' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'ドヨウ{Escape}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
    await waitFor(() => expect(distance()).toBeLessThan(2));

    await userEvent.click(open);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'この会話をさがす' }), '土曜');
    await waitFor(() => expect(log.querySelector('mark[data-current]')).toBeVisible());
    await userEvent.click(within(canvas.getByRole('search')).getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(canvas.queryByRole('search')).not.toBeInTheDocument());
    await waitFor(() => expect(log.querySelector('mark')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    await waitFor(() => expect(distance()).toBeLessThan(2));
  },
});

export const NarrowSearchClosed = meta.story({
  ...SearchClosed.input,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
});

/** Going back to the list on a phone closes the search, which replaces the header. */
export const NarrowSearchLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <>
      <Link href="/messages">メッセージ</Link>
      <MessagesScreen />
    </>
  ),
  play: async (context) => {
    await openChat(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'この会話をさがす' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'この会話をさがす' }), '土曜');
    await waitFor(() => expect(canvas.getByRole('log').querySelector('mark')).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'メッセージ' }));
    const row = () => canvas.getByRole('link', { name: /^れんさんとの会話/ });
    await waitFor(() => expect(row()).toHaveFocus());
    await userEvent.click(row());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'れん', level: 2 })).toHaveFocus());
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument();
    await expect(canvas.getByRole('log').querySelector('mark')).toBeNull();
  },
});

/** A browser whose keyboard covers the page instead of making the window lower, as Safari's does on phones. */
export const CoveringKeyboard = meta.story({
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height') as PropertyDescriptor;
    const height = { configurable: true, get: () => window.innerHeight - 300 };
    Object.defineProperty(VisualViewport.prototype, 'height', height);
    return () => Object.defineProperty(VisualViewport.prototype, 'height', own);
  },
  play: async (context) => {
    await openChat(context);
    const { canvas } = context;
    window.visualViewport?.dispatchEvent(new Event('resize'));
    const composer = canvas.getByRole('textbox', { name: 'メッセージを入力' });
    const covered = window.innerHeight - 300;
    await waitFor(() => expect(composer.getBoundingClientRect().bottom).toBeLessThanOrEqual(covered));
    await waitFor(() =>
      expect(
        within(canvas.getByRole('log')).getByText('土曜が楽しみです。').getBoundingClientRect().bottom,
      ).toBeLessThan(covered),
    );
  },
});

/** A phone in landscape: the window ends below the composer, also below one of four lines (rule M30). */
export const LowWindow = meta.story({
  globals: { viewport: { value: 'low' } },
  render: () => (
    <>
      {/* Has the height of the top bar. */}
      <div style={{ height: vars.size.topBar }} />
      <MessagesScreen />
    </>
  ),
  play: async (context) => {
    await openChat(context);
    const { canvas, userEvent } = context;
    const composer = canvas.getByRole('textbox', { name: 'メッセージを入力' });
    const end = () => composer.closest('form')?.getBoundingClientRect().bottom;
    const log = canvas.getByRole('log');
    await expect(end()).toBeLessThanOrEqual(window.innerHeight);
    await expect(log.clientHeight).toBeGreaterThan(100);
    await userEvent.type(composer, 'あ{Shift>}{Enter}{/Shift}い{Shift>}{Enter}{/Shift}う{Shift>}{Enter}{/Shift}え');
    await expect(end()).toBeLessThanOrEqual(window.innerHeight);
    await expect(log.clientHeight).toBeGreaterThan(100);
    await waitFor(() =>
      expect(within(log).getByText('土曜が楽しみです。').getBoundingClientRect().bottom).toBeLessThan(
        log.getBoundingClientRect().bottom,
      ),
    );
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** The information about a person links to the profile (rule P7). */
export const PersonOfAChat = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <>
      <Link href="/messages">メッセージ</Link>
      <MessagesScreen />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await openChat({ canvas, userEvent });
    const info = canvas.getByRole('button', { name: 'れんさんの情報を見る' });
    await userEvent.click(info);
    const dialog = await screen.findByRole('dialog', { name: 'プロフィール' });
    await waitFor(() => expect(dialog).toHaveTextContent('東京都'));
    const whole = within(dialog).getByRole('link', { name: 'プロフィールを見る' });
    await expect(whole).toHaveAttribute('href', expect.stringMatching(/^\/messages\?c=[^&]+&user=[^&]+$/));
  },
});

/** The information closes when the list is shown (rule M21). */
export const PersonLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  render: PersonOfAChat.input.render,
  play: async (context) => {
    await PersonOfAChat.input.play(context);
    const { canvas, userEvent } = context;
    const list = canvas.getByText('メッセージ', { selector: 'a' });
    const dialog = screen.getByRole('dialog', { name: 'プロフィール' });
    // Simulates going back over several screens, which no open layer intercepts.
    list.click();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('link', { name: /^れんさんとの会話/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'れん', level: 2 })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const LongTexts = meta.story({
  parameters: { stretched: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('link', { name: /さんとの会話/ });
    await userEvent.click(row as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(/Donaudampfschifffahrt/));
  },
});
