import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  width: '100%',
  maxWidth: '1120px',
  marginInline: 'auto',
  paddingTop: vars.space.large,
});
