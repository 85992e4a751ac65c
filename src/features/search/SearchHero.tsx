import { SoundWaveRing } from '../../ui/Ring/SoundWaveRing.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { search } from './copy.ts';
import * as css from './SearchHero.css.ts';

interface SearchHeroProps {
  /** False for a returning user, who sees the headline only, so that people are at the top of the screen (rule F33). */
  isFirstVisit: boolean;
}

/** Renders the headline of the search screen, on the first visit with an introduction. */
export function SearchHero({ isFirstVisit }: SearchHeroProps) {
  // Memoizing its parts would add more bytes to the first load than it saves in rendering time.
  'use no memo';
  return (
    <div className={isFirstVisit ? css.root : css.brief}>
      {isFirstVisit && (
        <span className={css.ring}>
          <SoundWaveRing />
        </span>
      )}
      {/* The same element in both cases, so that it does not lose the focus. */}
      <ScreenHeading size={isFirstVisit ? 'hero' : 'heading'}>{search.headline}</ScreenHeading>
      {isFirstVisit && <p className={css.sub}>{search.sub}</p>}
    </div>
  );
}
