import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Below the last card there is room for the floating button. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBottom: '96px',
  '@media': { [from('large')]: { paddingBottom: vars.space.vast } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  '@media': { [from('large')]: { gridTemplateColumns: '304px minmax(0, 1fr)' } },
});
