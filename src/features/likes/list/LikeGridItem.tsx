import type { ComponentType } from 'react';
import type { LikeStatus, Profile } from '../../../api/generated/model/index.ts';
import type { LikeTab } from '../../../likes/likeLists.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { LikeActions } from './LikeActions.tsx';
import { LikeDate } from './LikeDate.tsx';
import type { ScoredLike } from './likeSorts.ts';

/** The properties of the card component, which the app passes to `LikesScreen`. */
export interface LikeCardProps {
  profile: Profile;
  score: ScoredLike['score'];
  /** The like status, which the tab implies; no card has to request it. */
  status?: LikeStatus;
  /** Whether the person can be hidden from the tab. */
  canHide?: boolean;
  eager?: boolean;
}

const statusOfTab: Record<LikeTab, LikeStatus> = {
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

/** Renders one entry of a tab of the likes screen: the card of the person, the actions and the date of the like. */
export function LikeGridItem({ tab, like, Card, eager }: LikeGridItemProps) {
  return (
    <Stack gap="small">
      <Card
        profile={like.profile}
        score={like.score}
        status={statusOfTab[tab]}
        canHide={tab === 'received'}
        eager={eager}
      />
      {tab !== 'sent' && <LikeActions tab={tab} profile={like.profile} status={statusOfTab[tab]} />}
      <LikeDate tab={tab} stamp={tab === 'matched' ? (like.matchedAt ?? like.likedAt) : like.likedAt} />
    </Stack>
  );
}
