import type { ComponentType, RefObject } from 'react';
import type { Profile } from '../../api/generated/model/index.ts';
import { type MatchInput, toMatchInput } from '../../scoring/matchInput.ts';
import { matchLabel } from '../../scoring/matchLabel.ts';
import type { MatchScore } from '../../scoring/matchScore.ts';
import { matchTotal } from '../../scoring/matchTotal.ts';
import type { Candidate } from './candidate.ts';
import { SEARCH_PAGE_SIZE } from './pages.ts';
import * as css from './ProfileGrid.css.ts';

/** What a card says of a match; why it is so comes with the person's dialog. */
type CardScore = Pick<MatchScore, 'total' | 'label'>;

/** How the app shows a person; features don't know each other, so it is handed in. */
export type ProfileCardType = ComponentType<{ profile: Profile; score: CardScore | null; eager?: boolean }>;

/** Cards that are surely in view at first; their pictures don't wait for scrolling. */
const ABOVE_THE_FOLD = 4;

interface ProfileGridProps {
  people: readonly Candidate[];
  /** What they are compared with, null without a profile of one's own. */
  mine: MatchInput | null;
  Card: ProfileCardType;
  /** Others are about to take their place. */
  isStale: boolean;
  ref: RefObject<HTMLUListElement | null>;
}

export function ProfileGrid({ people, mine, Card, isStale, ref }: ProfileGridProps) {
  return (
    <ul ref={ref} className={css.grid} data-stale={isStale || undefined}>
      {people.map(({ profile }, place) => (
        // The places stay and people change in them: a card that moved along would be a shift of the layout.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className={css.place}>
          <ScoredCard key={profile.id} profile={profile} mine={mine} Card={Card} eager={place < ABOVE_THE_FOLD} />
        </li>
      ))}
    </ul>
  );
}

interface ScoredCardProps {
  profile: Profile;
  mine: MatchInput | null;
  Card: ProfileCardType;
  eager: boolean;
}

function ScoredCard({ profile, mine, Card, eager }: ScoredCardProps) {
  return <Card profile={profile} score={mine && cardScore(mine, profile)} eager={eager} />;
}

function cardScore(mine: MatchInput, profile: Profile): CardScore {
  const total = matchTotal(mine, toMatchInput(profile));
  return { total, label: matchLabel(total) };
}

/** A page of cards to come: the same boxes at the same places. */
export function ProfileGridSkeleton({ Card }: { Card: ComponentType }) {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: SEARCH_PAGE_SIZE }, (_, index) => (
        <Card key={index} />
      ))}
    </div>
  );
}
