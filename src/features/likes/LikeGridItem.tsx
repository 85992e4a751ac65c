import type { ComponentType } from 'react';
import type { LikeStatus, Profile } from '../../api/generated/model/index.ts';
import type { LikeTab } from '../../api/likes/likeLists.ts';
import { LikeActions } from './LikeActions.tsx';
import { LikeDate } from './LikeDate.tsx';
import type { ScoredLike } from './likeSorts.ts';
import * as css from './LikeGridItem.css.ts';

export interface LikeCardProps {
  profile: Profile;
  score: ScoredLike['score'];
  /** Known from the tab: no card has to ask. */
  status?: LikeStatus;
  eager?: boolean;
}

const statuses: Record<LikeTab, LikeStatus> = {
  sent: { is_liked: true, is_mutual: false },
  received: { is_liked: false, is_mutual: false },
  matched: { is_liked: true, is_mutual: true },
};

interface LikeGridItemProps {
  tab: LikeTab;
  like: ScoredLike;
  Card: ComponentType<LikeCardProps>;
  eager: boolean;
}

/** A person with what there is to do here, and since when. */
export function LikeGridItem({ tab, like, Card, eager }: LikeGridItemProps) {
  return (
    <div className={css.root}>
      <Card profile={like.profile} score={like.score} status={statuses[tab]} eager={eager} />
      <LikeDate tab={tab} stamp={tab === 'matched' ? (like.matchedAt ?? like.likedAt) : like.likedAt} />
      <LikeActions tab={tab} profile={like.profile} status={statuses[tab]} />
    </div>
  );
}
