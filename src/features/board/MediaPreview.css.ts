import { style } from '@vanilla-extract/css';
import { oneLine } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, color: vars.color.textSoft });
export const name = style({
  flex: 1,
  minWidth: 0,
  ...oneLine,
  fontSize: vars.fontSize.small,
});
export const length = style({
  flex: 'none',
  fontSize: vars.fontSize.small,
  color: vars.color.textMute,
  fontVariantNumeric: 'tabular-nums',
});
