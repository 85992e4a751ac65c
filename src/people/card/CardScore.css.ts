import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  lineHeight: vars.lineHeight.snug,
});
export const words = style({ fontSize: vars.fontSize.small, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const label = style({ marginInlineStart: 'auto', fontSize: vars.fontSize.meta, fontWeight: 700 });
