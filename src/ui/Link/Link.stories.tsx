import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Link } from './Link.tsx';

const meta = preview.meta({ component: Link, args: { href: '/register', children: '新規登録' } });

export const Alone = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '新規登録' });
    await expect(link).toHaveAttribute('href', '/register');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
