import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { goOffline } from '../../../tests/support/goOffline.ts';
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

/** Nothing is known yet: neither who the viewer is nor what is unread. */
export const Loading = meta.story({
  parameters: { fault: { latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'メインナビゲーション' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /未読/ })).not.toBeInTheDocument();
  },
});

export const Offline = meta.story({
  parameters: { fault: { status: 0 }, allowConsole: [/did not answer/] },
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByText('オフラインです。接続が戻ると自動で更新します。');
  },
});

export const NothingUnread = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /未読/ })).not.toBeInTheDocument();
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^お知らせ ?未読\d+件$/ })).toBeVisible());
  },
});

/** Without the right network interface a browser says that it is offline although everything passes. */
export const OnlineWhileTheBrowserDeniesIt = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: goOffline,
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
      await expect(bottom - top).toBe(18);
      await expect(Math.abs((bottom + top) / 2 - icon.top)).toBeLessThan(1);
    }
    await expect(canvas.getByText('OTONOWA')).not.toBeVisible();
  },
});

const boxOf = (link: HTMLElement, selector: string) =>
  (link.querySelector(selector) as Element).getBoundingClientRect();

/** The names stand under the icons, inside the entries (rule S22). */
export const NamesOnTheFirstVisit = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: { path: '/search' },
  beforeEach: () => localStorage.removeItem('nav-names-seen'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^メッセージ ?未読\d+件$/ })).toBeVisible());
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    for (const link of links) {
      const [entry, icon, name] = [link.getBoundingClientRect(), boxOf(link, 'svg'), boxOf(link, 'span')];
      await expect(name.top).toBeGreaterThanOrEqual(icon.bottom);
      await expect(name.bottom).toBeLessThanOrEqual(entry.bottom);
      await expect(name.left).toBeGreaterThanOrEqual(entry.left);
      await expect(name.right).toBeLessThanOrEqual(entry.right);
    }
    expectNoOverhang();
  },
});

/** The names stand under the icons until the first one is opened (rule S22). */
export const NamesUntilOpened = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'small' } },
  parameters: { path: '/search' },
  beforeEach: () => localStorage.removeItem('nav-names-seen'),
  play: async (context) => {
    await NamesOnTheFirstVisit.input.play(context);
    const { canvas, userEvent } = context;
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    await userEvent.click(canvas.getByRole('heading', { name: '画面' }));
    await expect(boxOf(links[0] as HTMLElement, 'span').width).toBeGreaterThan(1);
    await userEvent.click(links[0] as HTMLElement);
    await waitFor(() => expect(boxOf(links[0] as HTMLElement, 'span').width).toBe(1));
    await expect(localStorage.getItem('nav-names-seen')).toBe('yes');
    await userEvent.click(canvas.getByRole('link', { name: 'OTONOWA ホーム（さがす画面へ）' }));
    await waitFor(() => expect(links[0]).not.toHaveAttribute('aria-current'));
    await expect(boxOf(links[0] as HTMLElement, 'span').width).toBe(1);
  },
});

/** A long press shows the name (rule S22). */
export const NameWhilePressed = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^掲示板/ });
    const label = within(link).getByText('掲示板');
    await expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.pointer({ keys: '[TouchA>]', target: link });
    await waitFor(() => expect(label.getBoundingClientRect().width).toBeGreaterThan(36));
  },
});

/** A long press does not follow the link (rule S22). */
export const NameAfterAPress = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await NameWhilePressed.input.play(context);
    const { canvas, userEvent } = context;
    const link = canvas.getByRole('link', { name: /^掲示板/ });
    const label = within(link).getByText('掲示板');
    await userEvent.pointer({ keys: '[/TouchA]', target: link });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('いいね');
    await waitFor(() => expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1));
    await userEvent.pointer({ keys: '[TouchA]', target: link });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  },
});
