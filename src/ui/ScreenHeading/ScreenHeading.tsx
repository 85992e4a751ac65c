import type { ReactNode } from 'react';
import * as css from './ScreenHeading.css.ts';

interface ScreenHeadingProps {
  children: ReactNode;
  /** Default `heading`. */
  size?: keyof typeof css.size;
}

/** The only h1 of a screen. It receives the focus after a navigation, so that screen readers continue there. */
export function ScreenHeading({ children, size = 'heading' }: ScreenHeadingProps) {
  return (
    <h1 tabIndex={-1} className={css.size[size]}>
      {children}
    </h1>
  );
}
