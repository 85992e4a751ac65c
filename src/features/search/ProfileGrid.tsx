import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { Profile } from '../../api/generated/model/index.ts';
import { ProfileCard, ProfileCardSkeleton } from '../../people/card/ProfileCard.tsx';
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

/** Renders the cards of one page of search results, a few more with each render. */
export function ProfileGrid({ profiles, viewerInput, isStale, replacements, ref }: ProfileGridProps) {
  const [count, setCount] = useState(CARDS_AT_A_TIME);
  const isPartial = count < profiles.length;
  useEffect(() => {
    if (isPartial) startTransition(() => setCount(count + CARDS_AT_A_TIME));
  }, [isPartial, count]);
  const [firstProfiles] = useState(profiles);
  return (
    <ul ref={ref} className={css.grid} data-stale={isStale || undefined}>
      {profiles.map(({ profile }, place) => (
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
      ))}
    </ul>
  );
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
