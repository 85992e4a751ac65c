import { style } from '@vanilla-extract/css';
import { forcedColors, largeLetters, motionAllowed } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** 8 px below the top bar: it covers no card at the top of the page, and nothing moves when it appears. */
export const line = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  top: `calc(${vars.size.topBar} + ${vars.space.small})`,
  insetInline: vars.space.small,
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: vars.size.touch,
  marginInline: 'auto',
  paddingInlineStart: vars.space.medium,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.raised,
  // The edge takes no height: the line is as high as its buttons.
  boxShadow: `0 0 0 1px ${vars.color.edge}, 0 8px 24px #000000A6`,
  fontSize: vars.fontSize.meta,
  selectors: { '&[data-away]:not(:focus-within)': { opacity: 0, visibility: 'hidden' } },
  '@media': {
    [forcedColors]: { outline: '1px solid CanvasText' },
    [motionAllowed]: { transition: `opacity ${vars.motion.quick}, visibility ${vars.motion.quick}` },
    [largeLetters]: { borderRadius: vars.radius.card },
  },
});
export const text = style({ lineHeight: vars.lineHeight.snug });
export const button = style({
  flex: 'none',
  minHeight: vars.size.touch,
  paddingInline: vars.space.compact,
  borderRadius: vars.radius.full,
  color: vars.color.orangeLight,
  fontWeight: 700,
});
