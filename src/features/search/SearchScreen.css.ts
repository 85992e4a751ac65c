import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** The bottom padding keeps the end of the page clear of the floating filter button (rule F34). */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBottom: 'calc(96px + env(safe-area-inset-bottom))',
  '@media': { [from('large')]: { paddingBottom: vars.space.vast } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  '@media': { [from('large')]: { gridTemplateColumns: '304px minmax(0, 1fr)' } },
});
