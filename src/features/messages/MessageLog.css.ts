import { globalStyle, style } from '@vanilla-extract/css';
import { motionAllowed } from '../../ui/theme/breakpoints.ts';
import { hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { day } from './LogRow.css.ts';

/** CSS variable: the distance of the log's lower edge from that of the window. */
export const BELOW_LOG = '--below-log';

export const root = style({ position: 'relative', flex: 1, minHeight: 0 });

export const scroller = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  // The log corrects the scroll position itself (see createLogView); the browser's scroll anchoring would interfere
  // with it.
  overflowAnchor: 'none',
  contain: 'strict',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

/**
 * A chat that does not fill the height is aligned to the bottom, above the composer. Its rows are in a block, whose
 * layout passes once over rows that have not changed; a grid or a flexbox of them would size each again.
 */
export const content = style({ flex: 'none', marginTop: 'auto' });

/** Floats above the messages. It looks like the separators, with a border that contrasts with the bubbles below it. */
export const floatingDay = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  inset: '0 0 auto',
  pointerEvents: 'none',
  opacity: 0,
  visibility: 'hidden',
  selectors: { '&[data-floating-day="shown"]': { opacity: 1, visibility: 'visible' } },
  '@media': { [motionAllowed]: { transition: `opacity ${vars.motion.calm}, visibility ${vars.motion.calm}` } },
});
globalStyle(`${floatingDay} > ${day}`, {
  marginTop: vars.space.small,
  boxShadow: `0 0 0 1px ${vars.color.edge}, 0 4px 16px #000000A6`,
});

export const jump = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  right: vars.space.medium,
  bottom: vars.space.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: '0 11px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.raised,
  boxShadow: '0 8px 24px #000000A6',
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': hover({ backgroundColor: vars.color.line }),
    '&&[data-new]': {
      color: vars.color.onBrand,
      backgroundColor: vars.color.orange,
      borderColor: 'transparent',
      paddingInline: '16px',
    },
  },
});
