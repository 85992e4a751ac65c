import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.full,
  color: vars.color.textSoft,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not([aria-disabled])': { color: vars.color.text, backgroundColor: vars.color.line },
    '&[aria-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
});
