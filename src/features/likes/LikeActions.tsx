import type { LikeStatus, Profile } from '../../api/generated/model/index.ts';
import type { LikeTab } from '../../api/likes/likeLists.ts';
import { useLike } from '../../api/likes/useLike.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { likes } from './copy.ts';
import * as css from './LikeGridItem.css.ts';
import { MessageButton } from './MessageButton.tsx';

interface LikeActionsProps {
  tab: LikeTab;
  profile: Profile;
  status: LikeStatus;
}

/** What there is to do with somebody on a tab. */
export function LikeActions({ tab, profile, status }: LikeActionsProps) {
  const { status: current, setLiked } = useLike(profile, status);
  return (
    <div className={css.actions}>
      {tab === 'received' && (
        <Button variant="primary" size="compact" wide loading={current.is_liked} onClick={() => setLiked(true)}>
          {likes.likeBack}
        </Button>
      )}
      {tab === 'matched' && <MessageButton profile={profile} />}
      {tab !== 'received' && (
        <Button size="compact" wide onClick={() => setLiked(false)}>
          {tab === 'sent' ? likes.unlike : likes.unmatch}
        </Button>
      )}
    </div>
  );
}
