import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  // A line of its own is a touch target of 44 px; within a text the negative margin gives the height back.
  display: 'inline-block',
  padding: '10px 0',
  margin: '-10px 0',
  color: vars.color.orangeLight,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.orangeDark,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  transition: `color ${vars.motion.quick}, text-decoration-color ${vars.motion.quick}`,
  selectors: { '&:hover': { color: vars.color.text, textDecorationColor: vars.color.orange } },
});
