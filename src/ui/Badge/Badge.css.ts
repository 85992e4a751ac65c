import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.magenta,
  color: vars.color.onBrand,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
