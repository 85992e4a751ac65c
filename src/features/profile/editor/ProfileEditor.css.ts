import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': {
    [from('medium')]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 33%)',
      alignItems: 'start',
      gap: vars.space.huge,
    },
  },
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minWidth: 0,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [from('medium')]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      top: `calc(${vars.size.topBar} + ${vars.space.large})`,
    },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The bar with the buttons is at the lower edge of the screen even when the panel is short.
  gridTemplateRows: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gridRow: 2,
  gap: vars.space.huge,
  minWidth: 0,
  '@media': { [from('medium')]: { gridColumn: 1, gridRow: 1, alignSelf: 'stretch' } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  selectors: { '&[hidden]': { display: 'none' } },
});
