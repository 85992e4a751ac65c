import { style } from '@vanilla-extract/css';
import { smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minHeight: vars.size.touch,
  paddingInline: '10px',
  borderRadius: vars.radius.full,
  ...smallSoft,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text, backgroundColor: vars.color.raised },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '&[data-tone="brand"]': { color: vars.color.orangeLight },
  },
});
