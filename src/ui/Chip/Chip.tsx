import type { ReactNode } from 'react';
import * as css from './Chip.css.ts';

export const chipTones = ['neutral', 'orange', 'magenta', 'solid', 'glass'] as const;
export type ChipTone = (typeof chipTones)[number];

interface ChipProps {
  children: ReactNode;
  /** `solid` emphasizes a state, `glass` is for text over a picture; default `neutral`. */
  tone?: ChipTone;
  /** The chip itself is the item of a list, without an element around it. */
  role?: 'listitem';
  /** The text takes one line and ends with an ellipsis where that is too short; elsewhere it has to be whole. */
  oneLine?: boolean;
}

/**
 * A tag or a state in one or two words, to be read. One that can be pressed is a `ToggleChip`, one that can be taken
 * away a `RemovableChip`. A long text wraps to up to four lines and then ends with an ellipsis.
 */
export function Chip({ children, tone = 'neutral', role, oneLine = false }: ChipProps) {
  return (
    <span role={role} className={oneLine ? `${css.tone[tone]} ${css.oneLine}` : css.tone[tone]}>
      {children}
    </span>
  );
}
