import { Chip, type ChipTone } from '../ui/Chip/Chip.tsx';
import { likeStateLabels, type LikeState } from './likeState.ts';

const tones: Record<LikeState, ChipTone> = { mutual: 'solid', liked: 'glass', received: 'magenta' };

/** Renders the like state between the viewer and a person as a chip, on the person's card and in their dialog. */
export function LikeChip({ state }: { state: LikeState }) {
  return <Chip tone={tones[state]}>{likeStateLabels[state]}</Chip>;
}
