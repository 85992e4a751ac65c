import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Words for people who listen to the page. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.root}>{children}</span>;
}
