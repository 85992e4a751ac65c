import type { ReactNode } from 'react';
import * as css from './Card.css.ts';

export const cardPaddings = ['none', 'medium', 'large'] as const;
export type CardPadding = (typeof cardPaddings)[number];

interface CardProps {
  children: ReactNode;
  /** 24 px unless given; `large` grows to 48 px with the screen; `none` for pictures that touch the edge. */
  padding?: CardPadding;
}

/** A sheet of paper on the ground: lighter, with a hairline around it. */
export function Card({ children, padding = 'medium' }: CardProps) {
  return <div className={css.padding[padding]}>{children}</div>;
}
