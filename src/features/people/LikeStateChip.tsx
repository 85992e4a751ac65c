import type { LikeStatus, ProfileId } from '../../api/generated/model/index.ts';
import { useLikesMe } from '../../api/likes/useLikesMe.ts';
import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';
import { likeState, likeStateLabels, type LikeState } from './likeState.ts';

const tones: Record<LikeState, ChipTone> = { mutual: 'solid', liked: 'glass', received: 'magenta' };

interface LikeStateChipProps {
  id: ProfileId;
  /** Whether I like them. */
  status: LikeStatus;
}

/** How somebody and I stand, in a word; nothing when there is none to say. */
export function LikeStateChip({ id, status }: LikeStateChipProps) {
  const state = likeState(status, useLikesMe(id));
  return state && <Chip tone={tones[state]}>{likeStateLabels[state]}</Chip>;
}
