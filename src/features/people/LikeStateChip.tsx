import type { LikeStatus, ProfileId } from '../../api/generated/model/index.ts';
import { useLikesMe } from '../../likes/useLikesMe.ts';
import { LikeChip } from './LikeChip.tsx';
import { likeState } from './likeState.ts';

interface LikeStateChipProps {
  id: ProfileId;
  /** The viewer's like status; null while it is not known. */
  status: LikeStatus | null;
}

/** Renders a chip for the like state between the viewer and a person; nothing when there is no like. */
export function LikeStateChip({ id, status }: LikeStateChipProps) {
  const state = likeState(status, useLikesMe(id));
  return state && <LikeChip state={state} />;
}
