import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const day = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'baseline',
  gap: vars.space.hair,
  width: 'fit-content',
  margin: `${vars.space.large} auto ${vars.space.hair}`,
  padding: '3px 12px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.raised,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});
export const year = style({ fontWeight: 400, color: vars.color.textMute });

export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  margin: `${vars.space.medium} ${vars.space.medium} ${vars.space.hair}`,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  lineHeight: 1.5,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, height: '1px', backgroundColor: vars.color.orangeDark },
  },
});
