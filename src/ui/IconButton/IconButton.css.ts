import { style } from '@vanilla-extract/css';
import { pressedAsWhole } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.touch,
  height: vars.size.touch,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  color: vars.color.textSoft,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text, backgroundColor: vars.color.line },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
});
pressedAsWhole(button);
