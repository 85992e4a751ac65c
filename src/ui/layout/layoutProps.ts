import type { ComponentProps } from 'react';
import { space } from '../theme/tokens.ts';

export type Gap = keyof typeof space;
export const gaps = Object.keys(space) as Gap[];

/** The elements that may lay others out. */
export type LayoutTag = 'div' | 'section' | 'ul' | 'form' | 'p' | 'span';

/** Props of `Stack` and `Cluster`; other attributes are passed to the element. The parent positions them. */
export type LayoutProps<Tag extends LayoutTag> = Omit<ComponentProps<Tag>, 'className' | 'style'> & {
  /** The element; default `div`. */
  as?: Tag;
  /** The distance between the children. */
  gap: Gap;
};
