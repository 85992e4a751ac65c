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
  /** A longer text than one line ends with an ellipsis; the whole text must be shown elsewhere. */
  oneLine?: boolean;
}

/**
 * A tag or a state in one or two words, without interaction. One that can be pressed is a `ToggleChip`, one that can be
 * removed a `RemovableChip`. A long text wraps to up to four lines and then ends with an ellipsis.
 */
export function Chip({ children, tone = 'neutral', role, oneLine = false }: ChipProps) {
  return (
    <span role={role} className={oneLine ? `${css.tone[tone]} ${css.oneLine}` : css.tone[tone]}>
      {children}
    </span>
  );
}
