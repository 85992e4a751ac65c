import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Specimens } from '../storySpecimens.tsx';
import { Avatar, type AvatarSize } from './Avatar.tsx';
import * as css from './Avatar.css.ts';
import { type GlyphName, glyphs } from './glyphs.ts';
import { PersonPicture, portraitTones } from './PersonPicture.tsx';

const person = { name: 'はな', picture: null, seed: 'user-hana', glyph: 'vocal' } as const;
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect fill="teal" width="1" height="1"/></svg>',
  );

const meta = preview.meta({ component: Avatar, args: { person } });

export const Sizes = meta.story({
  render: () => (
    <Specimens>
      {(Object.keys(css.size) as AvatarSize[]).map((size) => (
        <Avatar key={size} size={size} person={person} />
      ))}
    </Specimens>
  ),
});

export const Placeholder = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'プロフィール画像は未設定です' })).toBeVisible();
  },
});

export const Picture = meta.story({
  args: { person: { ...person, picture }, size: 'huge' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'はなさんのプロフィール画像' });
    await expect(image).toBeVisible();
    // Firefox draws the alternative text until the picture has loaded.
    await expect(getComputedStyle(image).color).toBe('rgba(0, 0, 0, 0)');
  },
});

export const BrokenPicture = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { person: { ...person, picture: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'プロフィール画像は未設定です' })).toBeVisible());
  },
});

export const Decorative = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** Placeholders as on cards; together they show every glyph and every pair of colours. */
export const Gallery = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, 180px)', padding: 24 }}>
      {(Object.keys(glyphs) as GlyphName[]).map((glyph, index) => (
        <div key={glyph} style={{ height: 200, borderRadius: 16 }}>
          <PersonPicture person={{ name: glyph, picture: null, seed: String(index), glyph }} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tones = [...canvasElement.querySelectorAll<HTMLElement>('[data-placeholder]')].map(
      ({ dataset }) => dataset.placeholder,
    );
    await expect(portraitTones).toEqual(expect.arrayContaining(tones));
  },
});
