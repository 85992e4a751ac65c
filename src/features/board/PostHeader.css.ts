import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  minHeight: vars.size.touch,
});

export const author = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  minWidth: 0,
  minHeight: vars.size.touch,
});

/** One link covers both picture and name. */
export const link = style({ position: 'absolute', inset: 0, borderRadius: vars.radius.medium });

export const name = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  selectors: { 'a:hover ~ &': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' } },
});
export const gone = style({ color: vars.color.textMute });

export const time = style({
  flex: 'none',
  marginLeft: 'auto',
  fontSize: vars.fontSize.meta,
  color: vars.color.textMute,
  fontVariantNumeric: 'tabular-nums',
});
/** The negative margin aligns the icon's dots with the edge of the text. */
export const menu = style({ flex: 'none', marginRight: '-12px', color: vars.color.textSoft });
