import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LogOutIcon, PencilIcon } from '../icons/shellIcons.tsx';
import { inMain, longJapanese, unbreakable } from '../storySpecimens.tsx';
import { MenuButton, type MenuItem } from './MenuButton.tsx';

const onLogOut = fn();
const items: readonly MenuItem[] = [
  { label: 'プロフィールを編集', icon: <PencilIcon />, href: '/profile/edit' },
  { label: '音符エフェクトを表示する', checked: true, onSelect: fn() },
  { label: 'ログアウト', icon: <LogOutIcon />, onSelect: onLogOut },
  { label: '削除する', tone: 'danger', onSelect: fn() },
];

const meta = preview.meta({
  component: MenuButton,
  args: {
    label: 'メニューを開く',
    children: '≡',
    header: 'はな',
    items,
  },
  decorators: [inMain({ display: 'grid', justifyItems: 'end', minHeight: 320, padding: 16 })],
});

export const Closed = meta.story();

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    onLogOut.mockClear();
    const entries = () => canvasElement.querySelectorAll('[role^="menuitem"]');
    // A closed menu has no entries: a list has a menu in each row.
    await expect(entries()).toHaveLength(0);
    const button = canvas.getByRole('button', { name: 'メニューを開く' });
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'プロフィールを編集' })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      canvas.getByRole('menuitemcheckbox', { name: '音符エフェクトを表示する', checked: true }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'ログアウト' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: '削除する' })).toHaveFocus();
    await userEvent.keyboard('ロ');
    await expect(canvas.getByRole('menuitem', { name: 'ログアウト' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(entries()).toHaveLength(0));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'メニューを開く' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'メニューを開く' })).toBeVisible());
    const { right } = button.getBoundingClientRect();
    await waitFor(() => expect(canvas.getByRole('menu').getBoundingClientRect().right).toBeCloseTo(right, 1));
    await expect(canvas.getByRole('menuitem', { name: 'プロフィールを編集' })).toHaveAttribute('href', '/profile/edit');
  },
});

export const LongTexts = meta.story({
  args: {
    items: [
      { label: longJapanese, onSelect: fn() },
      { label: unbreakable, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('menu').getBoundingClientRect().width).toBeLessThanOrEqual(320));
  },
});
