import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  minHeight: `calc(100dvh - ${vars.size.topBar})`,
  width: '100%',
  maxWidth: '70rem',
  marginInline: 'auto',
  paddingTop: vars.space.large,
});
