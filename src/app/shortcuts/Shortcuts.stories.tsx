import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useLocation } from 'wouter';
import preview from '#.storybook/preview';
import { enterToSend } from '../../features/messages/enterToSend.ts';
import { keepEarlyKeys } from '../../lib/keyboard/earlyKeys.ts';
import { useShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
import { ShortcutListener } from './ShortcutListener.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { shortcutSetting } from './shortcutSetting.ts';

const meta = preview.meta({
  component: ShortcutsDialog,
  beforeEach: () => shortcutSetting.set(true),
  parameters: { path: '/search' },
});

const newPost = fn();

function Screen() {
  const [isOpen, setOpen] = useState(false);
  useShortcutAction('showShortcuts', () => setOpen(true));
  useShortcutAction('newPost', newPost);
  return (
    <main>
      <h1>画面</h1>
      <label>
        <span>言葉</span>
        <input />
      </label>
      <ShortcutListener />
      <ShortcutsDialog open={isOpen} onClose={() => setOpen(false)} />
    </main>
  );
}

export const List = meta.story({ args: { open: true, onClose: fn() } });

export const ByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => void newPost.mockClear(),
  render: () => <Screen />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '言葉' });
    await userEvent.type(field, 'n?gb/');
    await expect(field).toHaveDisplayValue('n?gb/');
    await expect(newPost).not.toHaveBeenCalled();
    field.blur();
    await userEvent.keyboard('n');
    await expect(newPost).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'キーボードショートカット' }));
    await expect(list.getAllByRole('term')).toHaveLength(18);
    const headings = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['この画面で使えるキー', 'どの画面でも', 'メッセージ', '会話', '掲示板']);
    // While a dialog is open, the keys have no effect.
    await userEvent.keyboard('ngl');
    await expect(newPost).toHaveBeenCalledTimes(1);
    await expect(window.location.pathname).not.toBe('/likes');
    await userEvent.click(list.getByRole('checkbox', { name: 'キーボードショートカットを使う' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('n?');
    await expect(newPost).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** On a screen without filters and posts, the keys open the screen that has them. */
export const FromElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/likes' },
  render: function Elsewhere() {
    const [path] = useLocation();
    return (
      <main>
        <h1>{path}</h1>
        <ShortcutListener />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    // Nothing visible shows that the listener is mounted, so the key is pressed until it has an effect.
    await waitFor(async () => {
      await userEvent.keyboard('n');
      await expect(canvas.getByRole('heading')).toHaveTextContent('/board');
    });
    await userEvent.keyboard('/');
    await canvas.findByRole('heading', { name: '/search' });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('heading')).toHaveTextContent('/search');
  },
});

/** Keys that come before the code of the shortcuts. */
export const BeforeTheirCode = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/likes' },
  beforeEach: () => keepEarlyKeys(document),
  render: function Early() {
    const [path] = useLocation();
    const [isLoaded, setLoaded] = useState(false);
    return (
      <main>
        <h1>{path}</h1>
        <button type="button" onFocus={() => setLoaded(true)}>
          読み込む
        </button>
        {isLoaded && <ShortcutListener />}
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('gb');
    canvas.getByRole('button').focus();
    await canvas.findByRole('heading', { name: '/board' });
  },
});

/** In a chat its own shortcuts are listed first, depending on the setting for Enter. */
export const InAChat = meta.story({
  args: { open: true, onClose: fn() },
  parameters: { path: '/messages?c=conversation-1' },
  beforeEach: () => {
    enterToSend.set(false);
    return () => enterToSend.set(true);
  },
  play: async () => {
    const [first] = screen.getAllByRole('term');
    await expect(first).toHaveTextContent('メッセージを送信');
    await expect(first?.nextElementSibling).toHaveTextContent('Ctrl+Enter');
  },
});

export const Narrow = meta.story({
  args: { open: true, onClose: fn() },
  globals: { viewport: { value: 'narrow' } },
});
