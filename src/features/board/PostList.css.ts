import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { paper, smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginBottom: vars.space.medium,
  outline: 'none',
});
export const searchField = style({ flex: '1 1 14rem', minWidth: 0 });
export const searchCount = style({ flex: '1 0 100%', ...smallSoft });

export const skeletonSearchField = style([
  searchField,
  { height: 'max(48px, 2.5rem)', borderRadius: vars.radius.medium },
]);
/** As wide as the three chips, which are in one line where they fit. */
export const skeletonChips = style({
  width: 'calc(11 * 14 / 16 * 1rem + 142px)',
  maxWidth: '100%',
  height: vars.size.chip,
  borderRadius: '18px',
});

export const root = style({ minWidth: 0 });
/**
 * Posts are plain blocks and not in a grid: a grid would lay out all its rows again, up to a thousand, whenever one
 * post is rendered in full.
 */
export const place = style({
  marginBottom: vars.space.medium,
  // The height is set explicitly, so the browser can skip layout and paint of what is inside.
  selectors: { '&[data-far]': { contain: 'strict' } },
});
/** Positioned out of the flow, so that it adds no gap. */
export const status = style({ position: 'absolute' });

export const card = style({
  padding: `12px ${vars.space.medium} ${vars.space.small}`,
  ...paper,
  minWidth: 0,
  '@media': { [from('small')]: { padding: `${vars.space.medium} 20px ${vars.space.small}` } },
});

export const more = style({ display: 'grid', justifyItems: 'center', padding: `${vars.space.small} 0` });
export const end = style({ color: vars.color.textMute, fontSize: vars.fontSize.small, outline: 'none' });

export const skeletonHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  marginBottom: '12px',
});
export const skeletonText = style({ display: 'grid', gap: vars.space.compact, paddingBottom: '52px' });
