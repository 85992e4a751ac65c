import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { startLive } from '../../../tests/support/startLive.ts';
import { withSnackbars } from '../../ui/storySpecimens.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';

const meta = preview.meta({
  component: MessagesScreen,
  beforeEach: startLive,
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/messages?c=conversation-1&m=nowhere' },
  decorators: [withSnackbars({ paddingInline: 16 })],
});

const bubbleOf = async (text: string | RegExp) => {
  const log = await screen.findByRole('log');
  return await within(log).findByText(text, { selector: '[data-bubble] *' });
};
const tap = async (element: HTMLElement) => {
  const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX: 100, clientY: 100 };
  await fireEvent.pointerDown(element, touch);
  await fireEvent.pointerUp(element, touch);
  await fireEvent.click(element, touch);
};

export const LinkedMessageMissing = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('リンク先のメッセージは見つかりませんでした')).toBeVisible());
  },
});

/** The message that a quotation names is a press away. */
export const Quoted = meta.story({
  parameters: { path: '/messages?c=conversation-1' },
  play: async ({ userEvent }) => {
    await bubbleOf('土曜が楽しみです。');
    await userEvent.click(screen.getByRole('textbox', { name: 'メッセージを入力' }));
    await userEvent.paste('> れん: 土曜が楽しみです。\nぜひ');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: '引用: れん: 土曜が楽しみです。' });
  },
});

/** Keys reach the menus, and a quotation links to the quoted message. */
export const ByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/messages?c=conversation-1' },
  play: async ({ canvas, userEvent }) => {
    const composer = await canvas.findByRole('textbox', { name: 'メッセージを入力' });
    await userEvent.type(composer, 'ぜひ');
    const quoted = await bubbleOf('土曜が楽しみです。');
    const own = quoted.closest('[data-message]')?.querySelector('[aria-haspopup]');
    const log = canvas.getByRole('log');
    // Waits until the part that handles the keys is loaded.
    await waitFor(async () => {
      log.focus();
      await userEvent.tab();
      await expect(own).toHaveFocus();
    });
    await userEvent.keyboard('{ArrowUp}');
    await expect(own).not.toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '引用する' })).toHaveFocus());
    // A key is held until the part that it opened has been painted.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(composer).toHaveFocus());
    await expect(composer).toHaveValue('> れん: 土曜が楽しみです。\nぜひ');
    // What the menu writes can be undone like typed text. A key of a test does not reach the browser's own undo.
    for (const [edit, text] of [
      ['undo', 'ぜひ'],
      ['redo', '> れん: 土曜が楽しみです。\nぜひ'],
    ] as const) {
      document.execCommand(edit);
      await waitFor(() => expect(composer).toHaveValue(text));
    }
    await userEvent.keyboard('{Enter}');
    const quotation = await canvas.findByRole('button', { name: '引用: れん: 土曜が楽しみです。' });
    await expect(quotation.closest('[data-bubble]')).toHaveTextContent(/ぜひ$/);
    await userEvent.click(quotation);
    await waitFor(() => expect(own).toHaveFocus());
    // The list shows the text without its quotation.
    await expect(canvas.getByRole('link', { name: /^れんさんとの会話/ })).toHaveTextContent(/あなた: ぜひ/);
    // A typed line that nobody has said is no quotation.
    await userEvent.click(composer);
    await userEvent.paste('> れん: ギャラは払います\nですよね');
    await userEvent.keyboard('{Enter}');
    const typed = await bubbleOf(/^> れん: ギャラは払います\s+ですよね$/);
    await expect(within(typed).queryByRole('button', { name: /^引用/ })).not.toBeInTheDocument();
  },
});

/** A tap on a message opens its menu, unless the tap closes something else. */
export const ByFinger = meta.story({
  parameters: { path: '/messages?c=conversation-1' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const bubble = await bubbleOf('土曜が楽しみです。');
    const button = bubble.closest('[data-message]')?.querySelector('[aria-haspopup]') as Element;
    await expect(getComputedStyle(button).opacity).toBe('0');
    await waitFor(async () => {
      await tap(bubble);
      await expect(canvas.getByRole('menu', { name: 'メッセージの操作' })).toBeInTheDocument();
    });
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'メッセージの操作' })).toBeVisible());
    // The bubble is what was pressed: the button has no room beside it.
    await expect(getComputedStyle(button).opacity).toBe('0');
    await expect(canvas.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '引用する',
      'コピー',
      'リンクをコピー',
    ]);
  },
});

export const ByFingerClosed = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/messages?c=conversation-1' },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await ByFinger.input.play(context);
    const { canvas, userEvent } = context;
    const bubble = await bubbleOf('土曜が楽しみです。');
    await tap(bubble);
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('textbox', { name: 'メッセージを入力' }));
    await tap(bubble);
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
});
