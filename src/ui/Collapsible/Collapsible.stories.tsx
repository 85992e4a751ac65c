import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inSpecimens } from '../storySpecimens.tsx';
import { Collapsible } from './Collapsible.tsx';

const meta = preview.meta({
  component: Collapsible,
  args: {
    title: 'ジャンル',
    openLabel: 'ジャンルを開く',
    closeLabel: 'ジャンルを閉じる',
    children: <p>シティポップ</p>,
  },
  decorators: [inSpecimens(320)],
});

export const Closed = meta.story({
  args: { count: 3 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'ジャンルを開く' });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAccessibleDescription('3個選択中');
    await expect(canvas.getByText('シティポップ')).not.toBeVisible();
  },
});

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ジャンルを開く' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAccessibleName('ジャンルを閉じる');
    await expect(canvas.getByText('シティポップ')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('シティポップ')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('シティポップ')).toBeVisible();
  },
});

export const FoundInThePage = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const content = canvas.getByText('シティポップ').parentElement as HTMLElement;
    await expect(content).toHaveAttribute('hidden', 'until-found');
    content.dispatchEvent(new Event('beforematch'));
    await expect(await canvas.findByRole('button', { expanded: true })).toBeVisible();
    await expect(canvas.getByText('シティポップ')).toBeVisible();
  },
});

/** Until it is opened, find-in-page searches `closedText`, and the children are not rendered. */
export const RenderedWhenOpened = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { children: <button type="button">シティポップ</button>, closedText: 'シティポップ' },
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByText('シティポップ');
    await expect(content).toHaveAttribute('hidden', 'until-found');
    await expect(canvas.queryByRole('button', { name: 'シティポップ', hidden: true })).not.toBeInTheDocument();
    content.dispatchEvent(new Event('beforematch'));
    await expect(await canvas.findByRole('button', { name: 'シティポップ' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ジャンルを閉じる' }));
    await expect(canvas.getByRole('button', { name: 'シティポップ', hidden: true })).not.toBeVisible();
  },
});
