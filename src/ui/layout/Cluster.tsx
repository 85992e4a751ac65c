import { createElement } from 'react';
import type { LayoutProps, LayoutTag } from './layoutProps.ts';
import * as css from './layout.css.ts';

export type ClusterProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  /** Where children stand that are lower than their line; each is as high as it unless given. */
  align?: keyof typeof css.clusterAlign;
  /** Where the children of a line stand; at its start unless given. */
  justify?: keyof typeof css.justify;
};

/** Lays its children out beside each other, in as many lines as they need. */
export function Cluster<Tag extends LayoutTag = 'div'>(props: ClusterProps<Tag>) {
  const { as, gap, align = 'stretch', justify = 'start', ...rest } = props;
  const className = `${css.cluster} ${css.gap[gap]} ${css.clusterAlign[align]} ${css.justify[justify]}`;
  return createElement(as ?? 'div', { ...rest, className });
}
