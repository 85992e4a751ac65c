import type { ComponentProps } from 'react';
import { space } from '../theme/tokens.ts';

export type Gap = keyof typeof space;
export const gaps = Object.keys(space) as Gap[];

/** The elements that may lay others out. */
export type LayoutTag = 'div' | 'section' | 'ul' | 'form' | 'p' | 'span';

/** What `Stack` and `Cluster` share; every other attribute goes to the element. A place of its own comes from the parent. */
export type LayoutProps<Tag extends LayoutTag> = Omit<ComponentProps<Tag>, 'className' | 'style'> & {
  /** A `div` unless given. */
  as?: Tag;
  /** The distance between the children. */
  gap: Gap;
};
