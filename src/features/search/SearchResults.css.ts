import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const title = style({ fontSize: 'clamp(1.125rem, 0.85rem + 1.3vw, 1.75rem)' });
export const count = style({ color: vars.color.textSoft, fontVariantNumeric: 'tabular-nums' });
export const pages = style({ marginTop: vars.space.medium });
