import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import type { ButtonSize, ButtonVariant } from './Button.tsx';
import * as css from './Button.css.ts';

interface ButtonLinkProps {
  children: ReactNode;
  /** A path of this app. */
  href: string;
  /** `plain` unless given. */
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** 48 px high unless given; compact is 44. */
  size?: ButtonSize;
  /** Takes the parent's whole width. */
  wide?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that is the one obvious way on and therefore looks like a button. */
export function ButtonLink({ children, href, variant = 'plain', size = 'medium', wide = false, ref }: ButtonLinkProps) {
  return (
    <Link ref={ref} href={href} className={`${css.variant[variant]} ${css.size[size]}${wide ? ` ${css.wide}` : ''}`}>
      {children}
    </Link>
  );
}
