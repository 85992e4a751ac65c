import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { columns } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.large} ${vars.space.medium}`,
  '@media': {
    [from('small')]: columns(2, vars.space.medium),
    [from('medium')]: columns(3, '20px'),
    [from('large')]: columns(4, '20px'),
  },
});
