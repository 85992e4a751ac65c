import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inMain, unbreakable } from '../../../ui/storySpecimens.tsx';
import { useProfileForm } from '../form/useProfileForm.tsx';
import { LinksTab } from './LinksTab.tsx';
import { fill } from '../../../../tests/support/fill.ts';

/** Renders the tab with a form of its own. */
function Links() {
  const form = useProfileForm(null, undefined);
  return <LinksTab form={{ ...form, submit: () => undefined }} />;
}

const meta = preview.meta({
  component: Links,
  decorators: [inMain({ maxWidth: 720, padding: 16 })],
});

/** Rule P4: the website stands with the basic information. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** A handle becomes an address. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const [service, typed, address] of [
      ['X（旧Twitter）', '@hana_sings', 'https://x.com/hana_sings'],
      ['Instagram', 'hana.music', 'https://www.instagram.com/hana.music/'],
      ['YouTube', '@はなチャンネル', 'https://www.youtube.com/@はなチャンネル'],
      ['SoundCloud', 'soundcloud.com/hana', 'https://soundcloud.com/hana'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name: service });
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(field).toHaveValue(address);
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name: `${service}を新しいタブで開く` });
      await expect(link.href).toBe(new URL(address).href);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    }
  },
});

/** The hint does not prevent a save; the text remains as typed and is no link. */
export const NotAnAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'YouTube' });
    await fill(userEvent, field, 'javascript:alert(1)');
    await userEvent.tab();
    await expect(field).toHaveValue('javascript:alert(1)');
    await expect(field).toHaveAccessibleDescription('URLの形式で入力してください（https:// から始まるURL）');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await fill(
      userEvent,
      canvas.getByRole('textbox', { name: 'SoundCloud' }),
      `https://soundcloud.com/${unbreakable.repeat(3)}`,
    );
    await expect(canvas.getByRole('link', { name: 'SoundCloudを新しいタブで開く' })).toBeVisible();
  },
});
