import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  component: Pagination,
  args: { page: 5, pages: 25, hrefOf: (page: number) => `/search?page=${page}`, onNavigate: fn() },
});

export const Middle = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'ページ送り' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('5ページ目');
    await expect(canvas.getByRole('link', { name: '次のページ' })).toHaveAttribute('href', '/search?page=6');
    await userEvent.click(canvas.getByRole('link', { name: '前のページ' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
});

export const First = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: '前のページ' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
});

export const Last = meta.story({ args: { page: 25 } });
export const ThousandsOfPages = meta.story({ args: { page: 417, pages: 1_834 } });

export const OnePage = meta.story({
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
