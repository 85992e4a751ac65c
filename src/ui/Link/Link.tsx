import type { ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'wouter';
import * as css from './Link.css.ts';

interface LinkProps {
  children: ReactNode;
  /** A path of this app. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A text link to another screen. A link that looks like a button is a `ButtonLink`. */
export function Link({ children, href, ref }: LinkProps) {
  return (
    <RouterLink ref={ref} href={href} className={css.root}>
      {children}
    </RouterLink>
  );
}
