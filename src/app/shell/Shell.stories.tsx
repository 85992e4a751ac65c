import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { session } from '../../api/session.ts';
import { Shell } from './Shell.tsx';

const meta = preview.meta({
  component: Shell,
  args: { children: <h1>画面</h1> },
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/likes' },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'OTONOWA ホーム（さがす画面へ）' })).toHaveAttribute(
      'href',
      '/search',
    );
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(['掲示板', 'いいね', 'メッセージ', 'お知らせ']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('いいね');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '本文へスキップ' })).toHaveFocus();
  },
});

export const AccountMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'アカウントメニューを開く' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toHaveTextContent(/はな.*hana@example\.com/));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'ログアウト' }));
    await expect(session.getState().isAuthenticated).toBe(false);
  },
});

export const WithoutAProfile = meta.story({
  parameters: { as: 'sora@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'アカウントメニューを開く' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toHaveTextContent(/sora.*sora@example\.com/));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'メッセージ' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
