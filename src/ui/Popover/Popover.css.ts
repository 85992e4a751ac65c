import { keyframes, style } from '@vanilla-extract/css';
import { iconButton } from '../Button/Button.css.ts';
import { motionAllowed } from '../theme/breakpoints.ts';
import { hover } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Width of a popover in px, if the window has room. */
export const WIDTH = 320;

/** Looks like a chip, with a touch target of 44 px. */
const chip = style({
  position: 'relative',
  padding: '2px 10px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-11px -6px' },
    '&:hover': hover({ borderColor: vars.color.orange, backgroundColor: vars.color.line }),
    '&[aria-expanded="true"]': { borderColor: vars.color.orange, backgroundColor: vars.color.line },
  },
});

export const trigger = { chip, icon: iconButton } as const;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px) scale(0.98)' } });

/**
 * `inset` and `margin` override the browser's centring of popovers; the component sets the position. Their height is
 * `fit-content`, for which WebKit takes all that `maxHeight` allows.
 */
export const popup = style({
  position: 'fixed',
  inset: 'auto',
  height: 'auto',
  margin: 0,
  padding: vars.space.compact,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '12px',
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  boxShadow: '0 16px 48px #000000B3',
  outline: 'none',
  selectors: {
    '&:popover-open': {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      '@media': { [motionAllowed]: { animation: `${appear} ${vars.motion.quick}` } },
    },
  },
});

export const title = style({
  margin: `${vars.space.hair} ${vars.space.hair} ${vars.space.small}`,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
});

/** Has room for the focus ring, which would be clipped where the content scrolls. */
export const content = style({
  padding: vars.space.hair,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
