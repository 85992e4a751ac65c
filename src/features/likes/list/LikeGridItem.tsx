import type { LikeStatus } from '../../../api/generated/model/index.ts';
import type { LikeTab } from '../../../likes/likeLists.ts';
import { ProfileCard } from '../../../people/card/ProfileCard.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { LikeActions } from './LikeActions.tsx';
import { LikeDate } from './LikeDate.tsx';
import type { ScoredLike } from './likeSorts.ts';

/** The like status that the tab implies; no card has to request it. */
const statusOfTab: Record<LikeTab, LikeStatus> = {
  sent: { is_liked: true, is_mutual: false },
  received: { is_liked: false, is_mutual: false },
  matched: { is_liked: true, is_mutual: true },
};

interface LikeGridItemProps {
  tab: LikeTab;
  like: ScoredLike;
  eager: boolean;
}

/** Renders one entry of a tab of the likes screen: the card of the person, the actions and the date of the like. */
export function LikeGridItem({ tab, like, eager }: LikeGridItemProps) {
  return (
    <Stack gap="small">
      <ProfileCard
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
