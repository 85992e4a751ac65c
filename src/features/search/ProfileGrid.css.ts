import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** 1, 2, 3 and 4 columns: a page of 12 fills each. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': {
    [from('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('medium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '20px' },
    [from('large')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
