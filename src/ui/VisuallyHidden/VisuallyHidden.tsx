import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for screen readers that is not visible. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.root}>{children}</span>;
}
