import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { Profile } from '../../api/generated/model/index.ts';
import { ProfileCard, ProfileCardSkeleton } from '../../people/card/ProfileCard.tsx';
import { isRevisit } from '../../lib/browser/history/inAppHistory.ts';
import { afterPaint } from '../../lib/time/timer.ts';
import { type MatchInput, toMatchInput } from '../../scoring/matchInput.ts';
import { matchLabel, matchTotal } from '../../scoring/matchTotal.ts';
import type { MatchScore } from '../../scoring/matchScore.ts';
import type { ScoredProfile } from './profileIndex.ts';
import { SEARCH_PAGE_SIZE } from './stablePage.ts';
import * as css from './SearchResults.css.ts';

/** The part of the score that a card shows. The reasons are only computed for the dialog of the person. */
type CardScore = Pick<MatchScore, 'total' | 'label'>;

/**
 * Number of cards that are in the viewport on every screen size. Their first pictures determine when the screen appears
 * complete, so they are not loaded lazily. Pictures of another order or filter are: their requests start after the
 * cards are painted.
 */
const INITIALLY_VISIBLE_CARDS = 4;
/** Number of cards in the first render and in each further one, until all are rendered. */
const CARDS_AT_A_TIME = 3;

interface ProfileGridProps {
  profiles: readonly ScoredProfile[];
  /** The viewer's side of the match score; null when the viewer has no profile. */
  viewerInput: MatchInput | null;
  /** Whether these people belong to the previous search and are about to be replaced. */
  isStale: boolean;
  /** Changes when other people appear without a press: their texts do not reuse the elements of the previous ones. */
  replacements: number;
  ref: RefObject<HTMLUListElement | null>;
}

/**
 * Renders the cards of one page of search results, a few more with each render. Another order, filter or page changes
 * the cards in the window first, and the others after the paint. Back may scroll before the paint, so it changes all.
 */
export function ProfileGrid({ profiles, viewerInput, isStale, replacements, ref }: ProfileGridProps) {
  'use no memo';
  const [count, setCount] = useState(CARDS_AT_A_TIME);
  const isPartial = count < profiles.length;
  useEffect(() => {
    if (isPartial) startTransition(() => setCount(count + CARDS_AT_A_TIME));
  }, [isPartial, count]);
  const [firstProfiles] = useState(profiles);
  /** The people on the cards outside the window. */
  const [outside, setOutside] = useState(profiles);
  const isLate = outside !== profiles && !isRevisit();
  if (!isLate && outside !== profiles) setOutside(profiles);
  // oxlint-disable-next-line react/refs -- the positions only decide which cards change first
  const inWindow = isLate ? cellsInWindow(ref.current) : [];
  useEffect(() => {
    let isWanted = isLate;
    if (isLate) void afterPaint().then(() => isWanted && startTransition(() => setOutside(profiles)));
    return () => void (isWanted = false);
  }, [isLate, profiles]);
  return (
    <ul ref={ref} className={css.grid} data-stale={isStale || undefined}>
      {profiles.map((next, place) => {
        const { profile } = inWindow[place] === false ? (outside[place] ?? next) : next;
        return (
          // Keyed by position: the cards remain and their people change, so that another order or filter changes texts
          // instead of elements. A card that moved would also count as a layout shift.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={css.cell}>
            {place < count && (
              <ScoredCard
                profile={profile}
                viewerInput={viewerInput}
                replacements={replacements}
                eager={profiles === firstProfiles && place < INITIALLY_VISIBLE_CARDS}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How far below the window, in px, a cell counts as inside: a row of conditions may disappear above it. */
const MARGIN = 100;

/** Returns of each cell of a list whether it is in the window. */
function cellsInWindow(list: HTMLElement | null): boolean[] {
  return [...(list?.children ?? [])].map((cell) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight + MARGIN;
  });
}

interface ScoredCardProps {
  profile: Profile;
  viewerInput: MatchInput | null;
  replacements: number;
  eager: boolean;
}

function ScoredCard({ profile, viewerInput, replacements, eager }: ScoredCardProps) {
  const score = viewerInput && cardScore(viewerInput, profile);
  return <ProfileCard profile={profile} score={score} canHide eager={eager} textKey={replacements} />;
}

function cardScore(viewerInput: MatchInput, profile: Profile): CardScore {
  const total = matchTotal(viewerInput, toMatchInput(profile));
  return { total, label: matchLabel(total) };
}

/** Renders a page of placeholder cards in the same layout as `ProfileGrid`. */
export function ProfileGridSkeleton() {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: SEARCH_PAGE_SIZE }, (_, index) => (
        <ProfileCardSkeleton key={index} />
      ))}
    </div>
  );
}
