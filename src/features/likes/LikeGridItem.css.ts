import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });
export const date = style({
  paddingInline: vars.space.hair,
  color: vars.color.textMute,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
});
export const actions = style({ display: 'grid', gap: vars.space.small });
