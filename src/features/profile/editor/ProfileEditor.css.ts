import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start', gap: vars.space.huge },
  },
});

export const aside = style({
  minWidth: 0,
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
  gap: vars.space.huge,
  minWidth: 0,
  '@media': { [from('medium')]: { gridColumn: 1, gridRow: 1 } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  selectors: { '&[hidden]': { display: 'none' } },
});
