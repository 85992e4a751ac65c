import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectNoOverhang } from '../../../tests/support/expectNoOverhang.ts';
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
    const links = within(canvas.getByRole('navigation', { name: 'メインナビゲーション' })).getAllByRole('link');
    await expect(links.map((link) => link.title)).toEqual([
      '掲示板（g b）',
      'いいね（g l）',
      'メッセージ（g m）',
      'お知らせ（g n）',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('いいね');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^メッセージ ?未読\d+件$/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: /^お知らせ ?未読\d+件$/ })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '本文へスキップ' })).toHaveFocus();
  },
});

/** Without the right network interface a browser says that it is offline although everything passes. */
export const OnlineWhileTheBrowserDeniesIt = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^メッセージ ?未読\d+件$/ })).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/^オフラインです/)).toBeNull());
  },
});

export const DeleteAccount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'アカウントメニューを開く' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'アカウントを削除' }));
    await screen.findByRole('alertdialog', { name: 'アカウントを削除しますか？' });
  },
});

export const WithoutAProfile = meta.story({
  parameters: { as: 'sora@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'アカウントメニューを開く' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toHaveTextContent(/sora.*sora@example\.com/));
  },
});

/** High counts and a very long name. */
export const Popular = meta.story({
  parameters: { scenario: 'popular', stretched: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^メッセージ ?未読\d{2,}件$/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'アカウントメニューを開く' }));
    const menu = canvas.getByRole('menu');
    await waitFor(() => expect(menu).toHaveTextContent(/とても長い|Donau/));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

const bar = (canvas: ReturnType<typeof within>) => [
  canvas.getByRole('link', { name: 'OTONOWA ホーム（さがす画面へ）' }),
  ...within(canvas.getByRole('navigation')).getAllByRole('link'),
  canvas.getByRole('button', { name: 'アカウントメニューを開く' }),
];

/** Each target is 48 px or more, none overlaps another, and badges are at the corner of their icon (rule S22). */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: { scenario: 'popular' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^メッセージ ?未読\d{2,}件$/ })).toBeVisible());
    const boxes = bar(canvas).map((target) => target.getBoundingClientRect());
    for (const [index, { width, height, left }] of boxes.entries()) {
      await expect(width).toBeGreaterThanOrEqual(48);
      await expect(height).toBeGreaterThanOrEqual(48);
      await expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    }
    await expect(boxes.at(-1)?.right).toBeLessThanOrEqual(window.innerWidth);
    for (const badge of document.querySelectorAll('nav [data-count]')) {
      const icon = badge.closest('a')?.querySelector('svg')?.getBoundingClientRect();
      const { bottom, top, left } = badge.getBoundingClientRect();
      if (icon === undefined) throw new Error('There is a badge without an icon');
      await expect(bottom).toBeGreaterThan(icon.top);
      await expect(top).toBeGreaterThanOrEqual(0);
      const covered = (bottom - icon.top) * (icon.right - left);
      await expect(covered).toBeLessThan((icon.width * icon.height) / 3);
    }
    await expect(canvas.getByText('OTONOWA')).not.toBeVisible();
  },
});

/** The names of the icons are shown below the bar until the first press, once on a device (rule S22). */
export const NamesOnTheFirstVisit = meta.story({
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => localStorage.removeItem('nav-names-seen'),
  play: async ({ canvas, userEvent }) => {
    const names = () => document.querySelector('nav > p');
    await expect(names()).toHaveTextContent('掲示板いいねメッセージお知らせ');
    await expect(names()).toBeVisible();
    const box = names()?.getBoundingClientRect();
    const heading = canvas.getByRole('heading', { name: '画面' });
    await expect(box?.top).toBeGreaterThan(heading.getBoundingClientRect().bottom);
    // Floating elements at the lower edge are 56 px high, 16 px above it.
    await expect(box?.bottom).toBeLessThanOrEqual(window.innerHeight - 72);
    expectNoOverhang();
    await userEvent.click(canvas.getByRole('heading', { name: '画面' }));
    await waitFor(() => expect(names()).not.toBeInTheDocument());
    await expect(localStorage.getItem('nav-names-seen')).toBe('yes');
  },
});

/** A long press shows the name and does not follow the link (rule S22). */
export const NameWhilePressed = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^掲示板/ });
    const label = within(link).getByText('掲示板');
    await expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.pointer({ keys: '[TouchA>]', target: link });
    await waitFor(() => expect(label.getBoundingClientRect().width).toBeGreaterThan(36));
    await userEvent.pointer({ keys: '[/TouchA]', target: link });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('いいね');
    await waitFor(() => expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1));
    await userEvent.pointer({ keys: '[TouchA]', target: link });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  },
});
