import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ButtonSize, ButtonVariant } from './Button.tsx';
import * as css from './Button.css.ts';

interface ButtonLinkProps {
  children: ReactNode;
  /** A path of this app. */
  href: string;
  /** Default `plain`. */
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** `medium` is 48 px high, `compact` 44 px. A compact primary link is only narrower. Default `medium`. */
  size?: ButtonSize;
  /** Fills the width of its parent. */
  wide?: boolean;
  /** Accessible name, which contains the visible words; default these words. */
  'aria-label'?: string;
  /** State of the history entry that the navigation pushes. */
  state?: unknown;
  /** Called before the navigation. */
  onClick?: () => void;
}

/** A link that looks like a button, for the main way to another screen. */
export function ButtonLink({ children, variant = 'plain', size = 'medium', wide = false, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={`${css.variant[variant]} ${css.size[size]}${wide ? ` ${css.wide}` : ''}`}>
      {children}
    </Link>
  );
}
