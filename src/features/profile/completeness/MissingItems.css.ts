import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const hint = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: vars.size.touch,
  padding: `6px 12px`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.orange } },
});
export const words = style({ flex: 1, minWidth: 0, ...phraseLineBreaks });
export const gain = style({
  color: vars.color.orangeLight,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
/** Style of the reason, which is below its item. */
export const reason = style({
  paddingTop: vars.space.hair,
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
  ...phraseLineBreaks,
});
export const rest = style({ fontSize: vars.fontSize.small, color: vars.color.textMute });
