import type { ReactNode, Ref } from 'react';
import { common } from '../copy.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';

interface ExternalLinkProps {
  children: ReactNode;
  /** Checked before: http(s) only. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Words that lead to somebody else's site, in a new tab, without telling it where from. */
export function ExternalLink({ children, href, ref }: ExternalLinkProps) {
  return (
    <a ref={ref} href={href} className={css.root} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
      <VisuallyHidden>（{common.openInNewTab}）</VisuallyHidden>
    </a>
  );
}
