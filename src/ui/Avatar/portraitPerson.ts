import { resolvePictureUrl } from '../../lib/mediaUrl.ts';
import { instrumentGlyph } from './instrumentGlyph.ts';
import type { PortraitPerson } from './Portrait.tsx';

interface Known {
  name: string;
  /** As it came over the wire. */
  avatarUrl: string | null | undefined;
  /** Origin of the backend, empty for the page's own. */
  host: string;
  /** The user id, so that a person has the same colours on every screen. */
  userId: string;
  /** Code of the first instrument, when it is known. */
  instrument?: string | undefined;
}

/** Makes what `Portrait` and `Avatar` show out of what is known of a person. */
export function portraitPerson({ name, avatarUrl, host, userId, instrument }: Known): PortraitPerson {
  return { name, picture: resolvePictureUrl(avatarUrl, host), seed: userId, glyph: instrumentGlyph(instrument) };
}
