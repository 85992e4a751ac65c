import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });
export const status = style({
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
  selectors: { '&:empty': { display: 'none' } },
});
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});
export const still = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: '#000000',
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const noStill = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: vars.space.small,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  color: vars.color.textSoft,
});
export const length = style({
  position: 'absolute',
  right: vars.space.hair,
  bottom: vars.space.hair,
  padding: '1px 6px',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: '#0B0B0DD9',
});
export const name = style({ display: 'grid', gap: vars.space.hair, minWidth: 0 });
export const words = style({ lineHeight: vars.lineHeight.snug });
export const size = style({ fontSize: vars.fontSize.small, color: vars.color.textMute });
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const progress = style({ display: 'grid', justifyItems: 'start', gap: vars.space.small });
export const percent = style({ fontSize: vars.fontSize.small, fontVariantNumeric: 'tabular-nums' });
