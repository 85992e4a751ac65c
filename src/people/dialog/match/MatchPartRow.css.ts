import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.hair, lineHeight: vars.lineHeight.snug });
export const head = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.small });
export const title = style({ fontSize: vars.fontSize.small, fontWeight: 700 });
export const weight = style({ color: vars.color.textMute, fontSize: vars.fontSize.meta });
export const points = style({
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  height: '6px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const bar = style({
  height: '100%',
  borderRadius: vars.radius.full,
  backgroundImage: vars.gradient.brand,
  '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' } },
});
export const reason = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });
