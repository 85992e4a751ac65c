import type { ReactNode } from 'react';
import * as css from './Card.css.ts';

interface CardProps {
  children: ReactNode;
  /** `medium` is 24 px, `large` grows to 48 px with the screen. Default `medium`. */
  padding?: keyof typeof css.padding;
}

/** A surface lighter than the page with a thin border, for related content. Must not be inside another card. */
export function Card({ children, padding = 'medium' }: CardProps) {
  return <div className={css.padding[padding]}>{children}</div>;
}
