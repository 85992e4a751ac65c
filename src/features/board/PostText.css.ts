import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineBreak: 'strict' });

export const link = style({
  color: vars.color.orangeLight,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.orangeDark,
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { color: vars.color.text } },
});
