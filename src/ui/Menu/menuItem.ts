import type { ReactNode } from 'react';

/** One line of a menu: it does something, or leads to a path of this app. */
export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** `danger` for what can't be undone; `normal` unless given. */
  tone?: 'normal' | 'danger';
} & (
  | {
      onSelect: () => void;
      /** Only what can be on or off has it. */
      checked?: boolean;
      href?: never;
    }
  | { href: string; onSelect?: never; checked?: never }
);
