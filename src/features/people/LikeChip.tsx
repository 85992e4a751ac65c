import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';
import { likeStateLabels, type LikeState } from './likeState.ts';

const tones: Record<LikeState, ChipTone> = { mutual: 'solid', liked: 'glass', received: 'magenta' };

/** Renders a chip with the name of a like state. */
export function LikeChip({ state }: { state: LikeState }) {
  return <Chip tone={tones[state]}>{likeStateLabels[state]}</Chip>;
}
