import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/**
 * As high while the code of the tools is loading. Words without a frame extend into the gaps, so that on a phone the
 * first card stays clear of the floating button (rule F33).
 */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.compact})`,
  marginInline: `calc(-1 * ${vars.space.small})`,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const tool = style({
  minHeight: vars.size.touch,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.text } },
});
