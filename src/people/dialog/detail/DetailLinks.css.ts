import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minHeight: vars.size.touch,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { backgroundColor: vars.color.raised, borderColor: vars.color.textSoft } },
});
