import type { ReactNode } from 'react';
import * as css from '../EmptyState/EmptyState.css.ts';

interface DrawingProps {
  children: ReactNode;
}

/** The frame of the small drawings in the two brand colours: 168 by 120 units. Always decoration. */
export function Drawing({ children }: DrawingProps) {
  return (
    <svg
      className={css.picture}
      viewBox="0 0 168 120"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
