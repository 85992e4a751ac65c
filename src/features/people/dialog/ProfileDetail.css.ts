import { style } from '@vanilla-extract/css';
import { below } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [below('small')]: {
      // On a phone the sheet is as high as the window and this reaches beyond it: it brings the ground along.
      paddingBottom: vars.space.large,
      backgroundColor: vars.color.paper,
      boxShadow: `0 0 0 ${vars.space.medium} ${vars.color.paper}`,
    },
  },
});
