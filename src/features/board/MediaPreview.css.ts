import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  minWidth: 0,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, color: vars.color.textSoft });
export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.small,
});
export const length = style({
  flex: 'none',
  fontSize: vars.fontSize.small,
  color: vars.color.textMute,
  fontVariantNumeric: 'tabular-nums',
});
