import { SoundWaveRing } from '../../../ui/Ring/SoundWaveRing.tsx';
import { ScreenHeading } from '../../../ui/ScreenHeading/ScreenHeading.tsx';
import { search } from '../copy.ts';
import * as css from './SearchHero.css.ts';

interface SearchHeroProps {
  /**
   * False for a returning user, who sees the headline only, so that people are the first thing on the screen (rule
   * F33).
   */
  isFirstVisit: boolean;
}

export function SearchHero({ isFirstVisit }: SearchHeroProps) {
  // Memoizing its parts costs more bytes of a first load than rendering them again costs time.
  'use no memo';
  return (
    <div className={isFirstVisit ? css.root : css.brief}>
      {isFirstVisit && (
        <span className={css.ring}>
          <SoundWaveRing />
        </span>
      )}
      {/* The same element in both, so that it keeps the focus. */}
      <ScreenHeading size={isFirstVisit ? 'hero' : 'heading'}>{search.headline}</ScreenHeading>
      {isFirstVisit && <p className={css.sub}>{search.sub}</p>}
    </div>
  );
}
