import type { ReactNode } from 'react';
import * as css from './ScreenHeading.css.ts';

export const screenHeadingSizes = ['heading', 'hero'] as const;
export type ScreenHeadingSize = (typeof screenHeadingSizes)[number];

interface ScreenHeadingProps {
  children: ReactNode;
  /** Default `heading`. */
  size?: ScreenHeadingSize;
}

/** The only h1 of a screen. It receives the focus after a navigation, so that screen readers continue there. */
export function ScreenHeading({ children, size = 'heading' }: ScreenHeadingProps) {
  return (
    <h1 tabIndex={-1} className={css.size[size]}>
      {children}
    </h1>
  );
}
