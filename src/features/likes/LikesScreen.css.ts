import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  paddingBottom: vars.space.vast,
});
export const sort = style({ flex: '0 1 11.875rem' });
