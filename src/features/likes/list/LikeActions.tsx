import type { LikeStatus, Profile } from '../../../api/generated/model/index.ts';
import type { LikeTab } from '../../../likes/likeLists.ts';
import { useLike } from '../../../likes/useLike.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { likes } from '../copy.ts';
import { MessageButton } from './MessageButton.tsx';

interface LikeActionsProps {
  tab: LikeTab;
  profile: Profile;
  status: LikeStatus;
}

/**
 * Renders, below a card of the likes screen, the actions that the card does not have: liking back, writing a message,
 * ending the match. The heart of the card withdraws a sent like.
 */
export function LikeActions({ tab, profile, status }: LikeActionsProps) {
  const { status: current, setLiked } = useLike(profile, status);
  return (
    <Stack gap="small">
      {tab === 'received' && (
        <Button
          variant="primary"
          size="compact"
          wide
          loading={current?.is_liked === true}
          onClick={() => setLiked(true)}
        >
          {likes.likeBack}
        </Button>
      )}
      {tab === 'matched' && (
        <>
          <MessageButton profile={profile} />
          <Button size="compact" wide onClick={() => setLiked(false)}>
            {likes.unmatch}
          </Button>
        </>
      )}
    </Stack>
  );
}
