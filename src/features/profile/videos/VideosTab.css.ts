import { style } from '@vanilla-extract/css';
import { filmFrame } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const title = style({ fontSize: vars.fontSize.title });
export const lead = style({ color: vars.color.textSoft });

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});
export const still = style(filmFrame);
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
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
export const words = style({ lineHeight: vars.lineHeight.snug });
export const size = style({ fontSize: vars.fontSize.small, color: vars.color.textMute });
