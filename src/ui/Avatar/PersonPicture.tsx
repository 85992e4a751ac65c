import { useState } from 'react';
import { textHash } from '../../lib/text/textHash.ts';
import { common } from '../copy.ts';
import { glyphs, type GlyphName } from './glyphs.ts';
import * as css from './Avatar.css.ts';

export const portraitTones = ['ember', 'rose', 'dusk', 'amber', 'violet', 'ocean', 'teal', 'wine'] as const;

/** The person to show. */
export interface PersonPictureData {
  name: string;
  /** URL that may be loaded (`resolveMediaUrl`); null without a picture. */
  picture: string | null;
  /** A stable identifier that determines the placeholder's colours. */
  seed: string;
  /** The glyph of the person's instrument; default `note`. */
  glyph?: GlyphName;
}

interface PersonPictureProps {
  person: PersonPictureData;
  /** Loads the picture at once instead of when it is scrolled into view. */
  eager?: boolean;
  /** Loads the picture before all others: for the largest ones that a screen shows first. */
  isFirst?: boolean;
  /** The name is shown beside it, so the picture is hidden from assistive technology. */
  decorative?: boolean;
  /** Class that sets its size and position; by default it fills its parent. */
  className?: string;
}

/** A person's picture, or a placeholder, on a card or at the top of a dialog. Beside a name use `Avatar`. */
export function PersonPicture({
  person,
  eager = false,
  isFirst = false,
  decorative = false,
  className = css.whole,
}: PersonPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (person.picture === null || broken === person.picture)
    return <Placeholder person={person} decorative={decorative} className={className} />;
  return (
    <span className={`${css.person} ${className}`}>
      <img
        // An element whose URL changes would show the previous picture until the next one has loaded.
        key={person.picture}
        className={css.picture}
        src={person.picture}
        alt={decorative ? '' : common.avatarAlt(person.name)}
        // The CSS determines the size; these only set the aspect ratio until it is loaded.
        width={400}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(person.picture)}
      />
    </span>
  );
}

function Placeholder({
  person,
  decorative,
  className,
}: Required<Pick<PersonPictureProps, 'person' | 'decorative' | 'className'>>) {
  const tone = portraitTones[textHash(person.seed) % portraitTones.length] ?? 'ember';
  const words = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': common.avatarMissing };
  return (
    <span className={`${css.person} ${className}`} {...words} data-placeholder={tone}>
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
