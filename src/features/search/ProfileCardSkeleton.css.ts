import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const words = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  gap: vars.space.small,
  padding: `0 ${vars.space.medium} 12px`,
  fontSize: vars.fontSize.small,
});
export const picture = style({ height: '100%', opacity: 0.4 });
