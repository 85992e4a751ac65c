import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Chip } from '../Chip/Chip.tsx';
import { inMain, longJapanese, unbreakable } from '../storySpecimens.tsx';
import { PopoverButton } from './PopoverButton.tsx';

const tags = ['ロック', 'シティポップ', 'ボーカル', 'エレキギター', '東京都', 'ライブ活動', '20代後半'];

const meta = preview.meta({
  component: PopoverButton,
  args: {
    label: '+3 more',
    accessibleName: '+3 more、すべてのタグを表示',
    title: 'すべてのタグ',
    children: (
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
    ),
  },
  decorators: [inMain({ display: 'grid', placeItems: 'center', minHeight: 480, padding: 24 })],
});

export const OpensAndCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '+3 more、すべてのタグを表示' });
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(button);
    const popover = await canvas.findByRole('dialog', { name: 'すべてのタグ' });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    // Its elements are rendered only while it is open; the keyboard opens it again.
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'すべてのタグ' })).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('dialog');
  },
});

export const LongTexts = meta.story({
  args: {
    label: unbreakable,
    accessibleName: unbreakable,
    title: longJapanese,
    children: <p>{unbreakable.repeat(8)}</p>,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    // The viewport may still be resizing for the story, which closes popovers.
    await waitFor(async () => {
      if (canvas.queryByRole('dialog') === null) await userEvent.click(canvas.getByRole('button'));
      await expect(canvas.getByRole('dialog')).toBeVisible();
    });
    const popover = canvas.getByRole('dialog');
    await waitFor(async () => {
      const { left, right, bottom, top } = popover.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(8);
      await expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    // The content is focusable only while it overflows.
    await waitFor(async () => {
      const content = popover.lastElementChild as HTMLElement;
      await expect(content.tabIndex === 0).toBe(content.scrollHeight > content.clientHeight);
    });
  },
});
