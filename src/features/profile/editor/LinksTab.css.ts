import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const lead = style({ color: vars.color.textSoft });
export const link = style({
  display: 'inline-block',
  minHeight: vars.size.touch,
  padding: '11px 0',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.orangeLight,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  textDecorationColor: vars.color.orangeDark,
  selectors: { '&:hover': { color: vars.color.text } },
});
