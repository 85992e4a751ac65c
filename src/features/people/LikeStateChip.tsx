import type { LikeStatus, ProfileId } from '../../api/generated/model/index.ts';
import { useLikesMe } from '../../likes/useLikesMe.ts';
import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';
import { likeState, likeStateLabels, type LikeState } from './likeState.ts';

const tones: Record<LikeState, ChipTone> = { mutual: 'solid', liked: 'glass', received: 'magenta' };

interface LikeStateChipProps {
  id: ProfileId;
  /** The viewer's like status; null while it is not known. */
  status: LikeStatus | null;
}

/** A chip for the like state between the viewer and a person; renders nothing when there is no like. */
export function LikeStateChip({ id, status }: LikeStateChipProps) {
  const state = likeState(status, useLikesMe(id));
  return state && <Chip tone={tones[state]}>{likeStateLabels[state]}</Chip>;
}
