import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({ display: 'flex', alignItems: 'center', gap: '10px', lineHeight: vars.lineHeight.snug });
export const words = style({ fontSize: vars.fontSize.small, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

const label_ = style({ marginInlineStart: 'auto', fontSize: vars.fontSize.meta, fontWeight: 700 });

export const label = styleVariants({
  high: [label_, { color: vars.color.magentaLight }],
  good: [label_, { color: vars.color.orangeLight }],
  fair: [label_, { color: vars.color.textSoft }],
  new: [label_, { color: vars.color.textSoft }],
});
