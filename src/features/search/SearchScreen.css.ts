import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** The bottom padding leaves space for the floating filter button at the end of the page (rule F34). */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBottom: 'calc(96px + env(safe-area-inset-bottom))',
  selectors: { '&:has(aside)': { paddingBottom: vars.space.vast } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  selectors: { '&:has(> aside)': { gridTemplateColumns: '19rem minmax(0, 1fr)' } },
});
