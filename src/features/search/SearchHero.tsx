import { SoundWaveRing } from '../../ui/Ring/SoundWaveRing.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { search } from './copy.ts';
import * as css from './SearchHero.css.ts';

interface SearchHeroProps {
  /** Whoever comes back sees the headline alone, so that the people are the first thing on the screen (rule F33). */
  isFirstVisit: boolean;
}

export function SearchHero({ isFirstVisit }: SearchHeroProps) {
  if (!isFirstVisit)
    return (
      <div className={css.brief}>
        <ScreenHeading>{search.headline}</ScreenHeading>
      </div>
    );
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
