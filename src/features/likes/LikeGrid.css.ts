import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.large} ${vars.space.medium}`,
  '@media': {
    [from('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('medium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '20px' },
    [from('large')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
