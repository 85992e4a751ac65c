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

/** Paragraphs are clipped at their box, which is lower than the link's touch target. */
export const InAParagraph = meta.story({
  render: (args) => (
    <p style={{ padding: 0, margin: '40px 0' }}>
      <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '新規登録' });
    const { left, top, bottom } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 1)).toBe(link);
    await expect(document.elementFromPoint(left + 4, bottom - 1)).toBe(link);
  },
});
