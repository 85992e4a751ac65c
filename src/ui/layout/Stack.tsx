import { createElement } from 'react';
import type { LayoutProps, LayoutTag } from './layoutProps.ts';
import * as css from './layout.css.ts';

export type StackProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  /** Horizontal alignment of narrower children; default: each is as wide as the stack. */
  align?: keyof typeof css.stackAlign;
};

/** Lays its children out below each other. */
export function Stack<Tag extends LayoutTag = 'div'>({ as, gap, align = 'stretch', ...rest }: StackProps<Tag>) {
  return createElement(as ?? 'div', { ...rest, className: `${css.stack} ${css.gap[gap]} ${css.stackAlign[align]}` });
}
