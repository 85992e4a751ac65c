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
  /** In a row without room, it shrinks completely before the others do. */
  shrinksFirst?: boolean;
}

/** A tag or a state in one or two words. A long text wraps to up to four lines and then ends with an ellipsis. */
export function Chip({ children, tone = 'neutral', role, shrinksFirst = false }: ChipProps) {
  return (
    <span role={role} className={shrinksFirst ? `${css.tone[tone]} ${css.shrinksFirst}` : css.tone[tone]}>
      {children}
    </span>
  );
}
