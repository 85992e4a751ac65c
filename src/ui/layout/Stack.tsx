import { type ComponentProps, createElement } from 'react';
import type { space } from '../theme/tokens.ts';
import * as css from './layout.css.ts';

type Gap = keyof typeof space;

/** The elements that may lay others out. */
export type LayoutTag = 'div' | 'section' | 'ul' | 'form' | 'p' | 'span';

/** Props of `Stack` and `Cluster`; other attributes are passed to the element. The parent positions them. */
export type LayoutProps<Tag extends LayoutTag> = Omit<ComponentProps<Tag>, 'className' | 'style'> & {
  /** The element; default `div`. */
  as?: Tag;
  /** The distance between the children. */
  gap: Gap;
};

type StackProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  /** Horizontal alignment of narrower children; default: each is as wide as the stack. */
  align?: keyof typeof css.stackAlign;
};

/** Lays its children out below each other. */
export function Stack<Tag extends LayoutTag = 'div'>({ as, gap, align = 'stretch', ...rest }: StackProps<Tag>) {
  return createElement(as ?? 'div', { ...rest, className: `${css.stack} ${css.gap[gap]} ${css.stackAlign[align]}` });
}
