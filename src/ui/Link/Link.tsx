import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import * as css from './Link.css.ts';

interface LinkProps {
  children: ReactNode;
  /** A path of this app. */
  href: string;
}

/** A text link to another screen. A link that looks like a button is a `ButtonLink`. */
export function Link({ children, href }: LinkProps) {
  return (
    <RouterLink href={href} className={css.root}>
      {children}
    </RouterLink>
  );
}
