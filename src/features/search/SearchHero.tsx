import { SoundWaveRing } from '../../ui/Ring/SoundWaveRing.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { search } from './copy.ts';
import * as css from './SearchHero.css.ts';

export function SearchHero() {
  return (
    <div className={css.root}>
      <span className={css.ring}>
        <SoundWaveRing />
      </span>
      <ScreenHeading size="hero">{search.headline}</ScreenHeading>
      <p className={css.sub}>{search.sub}</p>
    </div>
  );
}
