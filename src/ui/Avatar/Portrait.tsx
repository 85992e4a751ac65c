import { useState } from 'react';
import { textHash } from '../../lib/textHash.ts';
import { common } from '../copy.ts';
import { glyphs, type GlyphName } from './glyphs.ts';
import * as css from './Portrait.css.ts';

export const portraitTones = ['ember', 'rose', 'dusk', 'amber', 'violet', 'ocean', 'teal', 'wine'] as const;

/** Who is shown. */
export interface PortraitPerson {
  name: string;
  /** Address that may be loaded (`resolveMediaUrl`), null when there is no picture. */
  picture: string | null;
  /** Something that stays the same for this person; chooses the colours of the placeholder. */
  seed: string;
  /** What they play; a note unless given. */
  glyph?: GlyphName;
}

interface PortraitProps {
  person: PortraitPerson;
  /** Above the fold: fetched at once and not when scrolled to. */
  eager?: boolean;
  /** The name stands right beside it: the picture is skipped when the page is read out. */
  decorative?: boolean;
}

/** A person's picture, or the placeholder made for them, filling its parent, corners included. */
export function Portrait({ person, eager = false, decorative = false }: PortraitProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (person.picture === null || broken === person.picture)
    return <Placeholder person={person} decorative={decorative} />;
  return (
    <span className={css.root}>
      <img
        className={css.picture}
        src={person.picture}
        alt={decorative ? '' : common.avatarAlt(person.name)}
        // The box decides the size; the numbers only keep the shape before the styles are there.
        width={400}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(person.picture)}
      />
    </span>
  );
}

function Placeholder({ person, decorative }: { person: PortraitPerson; decorative: boolean }) {
  const tone = portraitTones[textHash(person.seed) % portraitTones.length] ?? 'ember';
  const words = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': common.avatarMissing };
  return (
    <span className={css.root} {...words} data-placeholder={tone}>
      <span className={css.tone[tone]}>
        <svg
          className={css.glyph}
          viewBox="0 0 48 48"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          focusable="false"
        >
          <path d={glyphs[person.glyph ?? 'note']} />
        </svg>
      </span>
    </span>
  );
}
