import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  // A touch target of 44 px. Padding moves nothing within a text; where the link is a box of its own, the negative
  // margin gives the height back. No inline-block: names read out would get a blank before and after it.
  padding: '12px 0',
  margin: '-12px 0',
  color: vars.color.orangeLight,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.orangeDark,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  transition: `color ${vars.motion.quick}, text-decoration-color ${vars.motion.quick}`,
  selectors: { '&:hover': { color: vars.color.text, textDecorationColor: vars.color.orange } },
});
