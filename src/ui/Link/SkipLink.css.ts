import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  position: 'fixed',
  zIndex: vars.layer.skipLink,
  top: vars.space.small,
  left: vars.space.small,
  padding: `12px ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  color: vars.color.onBrand,
  backgroundColor: vars.color.orange,
  fontWeight: 700,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
