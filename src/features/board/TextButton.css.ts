import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minHeight: vars.size.touch,
  paddingInline: '10px',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text, backgroundColor: vars.color.raised },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '&[data-tone="brand"]': { color: vars.color.orangeLight },
  },
});
