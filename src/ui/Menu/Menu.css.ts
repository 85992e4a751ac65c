import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motionAllowed } from '../theme/breakpoints.ts';
import { hover, metaSoft, pressedAsWhole, pressedRaisedRow } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** The greatest width of a menu, in px. */
export const WIDEST = 320;

export const trigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.full,
  transition: `filter ${vars.motion.quick}`,
  selectors: {
    '&:hover': hover({ filter: 'brightness(1.15)' }),
    '&[aria-expanded="true"]': { filter: 'brightness(1.15)' },
  },
});
pressedAsWhole(trigger);

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px) scale(0.98)' } });

/** `inset` and `margin` override the browser's centring of popovers; the component sets the position. */
export const popup = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  width: 'max-content',
  minWidth: 'min(232px, calc(100vw - 16px))',
  maxWidth: `min(${WIDEST}px, calc(100vw - 16px))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.small,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '12px',
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  boxShadow: '0 16px 48px #000000B3',
  selectors: {
    '&:popover-open': { '@media': { [motionAllowed]: { animation: `${appear} ${vars.motion.quick}` } } },
  },
});

export const header = style({
  padding: `${vars.space.small} 12px 12px`,
  marginBottom: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  width: '100%',
  minHeight: vars.size.touch,
  padding: `${vars.space.small} 12px`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&:hover': hover({ backgroundColor: vars.color.line }),
    '&:active': pressedRaisedRow,
    '&:focus': { backgroundColor: vars.color.line },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const tone = styleVariants({
  normal: [item],
  danger: [item, { color: vars.color.error }],
});

/** Has the same width while empty. */
export const tick = style({
  display: 'grid',
  flex: 'none',
  minWidth: '20px',
  marginInlineStart: 'auto',
  color: vars.color.orangeLight,
});

export const unavailable = style({ color: vars.color.textMute });
/** Why an item cannot be chosen, below its label. */
export const obstacle = style({ display: 'block', ...metaSoft });
