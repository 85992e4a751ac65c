import type { ReactNode } from 'react';
import * as css from './Chip.css.ts';

export const chipTones = ['neutral', 'orange', 'magenta', 'solid', 'glass'] as const;
export type ChipTone = (typeof chipTones)[number];

interface ChipProps {
  children: ReactNode;
  /** `solid` is for a state worth a second look, `glass` for words over a picture; `neutral` unless given. */
  tone?: ChipTone;
}

/** A tag or a state in one or two words. It never wraps: what is too long for its parent ends in an ellipsis. */
export function Chip({ children, tone = 'neutral' }: ChipProps) {
  return <span className={css.tone[tone]}>{children}</span>;
}
