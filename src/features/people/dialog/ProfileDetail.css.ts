import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** A column and not a grid: within a grid the bar could stick to its own row only. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
  // To the lower edge of the dialog, where the bar stands at the end.
  marginBottom: `calc(-1 * ${vars.space.large})`,
  '@media': {
    [below('small')]: { marginBottom: `calc(-1 * (${vars.space.large} + env(safe-area-inset-bottom)))` },
  },
});

/** What receives the focus is not covered by the bar. */
globalStyle(`${root} :is(a, button)`, { scrollMarginBottom: 'calc(5rem + 32px)' });
