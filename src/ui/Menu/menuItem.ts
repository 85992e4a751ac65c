import type { ReactNode } from 'react';

/** An entry of a menu: it performs an action or links to a path of this app. */
export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** `danger` for actions that cannot be undone; default `normal`. */
  tone?: 'normal' | 'danger';
} & (
  | {
      onSelect: () => void;
      /** Only for entries that are switched on and off. */
      checked?: boolean;
      href?: never;
    }
  | { href: string; onSelect?: never; checked?: never }
);
