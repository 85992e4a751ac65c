import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import type { GlyphName } from '../../ui/Avatar/glyphs.ts';
import { SoundRing } from '../../ui/Ring/SoundRing.tsx';
import * as css from './StageCircle.css.ts';

/** Who stands in the circle: nobody real, one for each corner of a band. */
const band: readonly { seed: string; glyph: GlyphName }[] = [
  { seed: 'voice', glyph: 'vocal' },
  { seed: 'six strings', glyph: 'guitar' },
  { seed: 'sticks', glyph: 'drums' },
  { seed: 'ivory', glyph: 'keys' },
  { seed: 'brass', glyph: 'winds' },
  { seed: 'turntable', glyph: 'beat' },
];

/** 音の輪, a ring of sound with people in it. Decoration; fills the box that its parent gives it. */
export function StageCircle() {
  return (
    <div className={css.root} aria-hidden="true">
      <SoundRing />
      {band.map(({ seed, glyph }, index) => (
        <span key={seed} className={css.place[index % css.place.length]}>
          <Avatar person={{ name: '', picture: null, seed, glyph }} size="large" decorative />
        </span>
      ))}
    </div>
  );
}
