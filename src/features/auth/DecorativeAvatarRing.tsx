import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import type { GlyphName } from '../../ui/Avatar/glyphs.ts';
import { SoundWaveRing } from '../../ui/Ring/SoundWaveRing.tsx';
import * as css from './DecorativeAvatarRing.css.ts';

/** Fictional people, one for each kind of instrument. */
const fictionalMusicians: readonly { seed: string; glyph: GlyphName }[] = [
  { seed: 'voice', glyph: 'vocal' },
  { seed: 'six strings', glyph: 'guitar' },
  { seed: 'sticks', glyph: 'drums' },
  { seed: 'ivory', glyph: 'keys' },
  { seed: 'brass', glyph: 'winds' },
  { seed: 'turntable', glyph: 'beat' },
];

/** Renders 音の輪, a ring of sound with avatars in it. It is decoration and fills the box of its parent. */
export function DecorativeAvatarRing() {
  return (
    <div className={css.root} aria-hidden="true">
      <SoundWaveRing />
      {fictionalMusicians.map(({ seed, glyph }, index) => (
        <span key={seed} className={css.places[index % css.places.length]}>
          <Avatar person={{ name: '', picture: null, seed, glyph }} size="large" decorative />
        </span>
      ))}
    </div>
  );
}
