import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from './Pagination.tsx';

/** Nine pages while more are loading, and then the final number. */
function Growth(props: Parameters<typeof Pagination>[0]) {
  const [isGrowing, setGrowing] = useState(true);
  return (
    <>
      <Pagination {...props} isTotalUnknown={isGrowing} pages={isGrowing ? 9 : 25} />
      <button type="button" onClick={() => setGrowing(false)}>
        全ページ
      </button>
    </>
  );
}

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

export const Growing = meta.story({ args: { page: 2, pages: 9, isTotalUnknown: true } });

/** The numbers keep their positions when the last page becomes known. */
export const Grown = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { page: 2 },
  render: (args) => <Growth {...args} />,
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('link', { name: '3ページ目' });
    const { left } = third.getBoundingClientRect();
    await expect(canvas.queryByRole('link', { name: '9ページ目' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '全ページ' }));
    await expect(canvas.getByRole('link', { name: '25ページ目' })).toBeVisible();
    await expect(third.getBoundingClientRect().left).toBe(left);
  },
});

export const Last = meta.story({ args: { page: 25 } });
export const ThousandsOfPages = meta.story({ args: { page: 417, pages: 1_834 } });

export const OnePage = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
