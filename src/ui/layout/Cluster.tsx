import { createElement } from 'react';
import type { LayoutProps, LayoutTag } from './Stack.tsx';
import * as css from './layout.css.ts';

export type ClusterProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  /** Vertical alignment of children that are lower than their line; default: stretched to its height. */
  align?: keyof typeof css.clusterAlign;
  /** Horizontal alignment of the children of a line; default: at its start. */
  justify?: keyof typeof css.justify;
};

/** Lays its children out beside each other, in as many lines as they need. */
export function Cluster<Tag extends LayoutTag = 'div'>(props: ClusterProps<Tag>) {
  const { as, gap, align = 'stretch', justify = 'start', ...rest } = props;
  const className = `${css.cluster} ${css.gap[gap]} ${css.clusterAlign[align]} ${css.justify[justify]}`;
  return createElement(as ?? 'div', { ...rest, className });
}
