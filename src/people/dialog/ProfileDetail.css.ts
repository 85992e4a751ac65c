import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** A column and not a grid: in a grid the bar would be sticky only within its own row. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
  // Extends to the lower edge of the dialog, where the bar is at the end.
  marginBottom: `calc(-1 * ${vars.space.large})`,
  '@media': {
    [below('small')]: { marginBottom: `calc(-1 * (${vars.space.large} + env(safe-area-inset-bottom)))` },
  },
});

/** The bar must not cover elements that receive the focus. */
globalStyle(`${root} :is(a, button)`, { scrollMarginBottom: 'calc(5rem + 32px)' });
