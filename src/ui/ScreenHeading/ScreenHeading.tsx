import type { ReactNode } from 'react';
import * as css from './ScreenHeading.css.ts';

export const screenHeadingSizes = ['heading', 'hero'] as const;
export type ScreenHeadingSize = (typeof screenHeadingSizes)[number];

interface ScreenHeadingProps {
  children: ReactNode;
  /** `heading` unless given. */
  size?: ScreenHeadingSize;
}

/** The one h1 of a screen. Takes the focus when somebody navigates there, so that reading goes on with it. */
export function ScreenHeading({ children, size = 'heading' }: ScreenHeadingProps) {
  return (
    <h1 tabIndex={-1} className={css.size[size]}>
      {children}
    </h1>
  );
}
