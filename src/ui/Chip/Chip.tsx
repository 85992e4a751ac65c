import type { ReactNode } from 'react';
import * as css from './Chip.css.ts';

export const chipTones = ['neutral', 'orange', 'magenta', 'solid', 'glass'] as const;
export type ChipTone = (typeof chipTones)[number];

interface ChipProps {
  children: ReactNode;
  /** `solid` emphasizes a state, `glass` is for text over a picture; default `neutral`. */
  tone?: ChipTone;
}

/** A tag or a state in one or two words. A long text wraps to up to four lines and then ends with an ellipsis. */
export function Chip({ children, tone = 'neutral' }: ChipProps) {
  return <span className={css.tone[tone]}>{children}</span>;
}
