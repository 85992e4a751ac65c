import { style } from '@vanilla-extract/css';
import { below } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [below('small')]: {
      // On a phone the dialog is as high as the window and this content overflows it; the overflowing part needs its
      // own background.
      paddingBottom: vars.space.large,
      backgroundColor: vars.color.paper,
      boxShadow: `0 0 0 ${vars.space.medium} ${vars.color.paper}`,
    },
  },
});
