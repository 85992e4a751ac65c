import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import * as css from './Link.css.ts';

interface LinkProps {
  children: ReactNode;
  /** A path of this app. */
  href: string;
}

/** Words that lead to another screen. */
export function Link({ children, href }: LinkProps) {
  return (
    <RouterLink href={href} className={css.root}>
      {children}
    </RouterLink>
  );
}
