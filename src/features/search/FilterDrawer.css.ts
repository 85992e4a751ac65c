import { globalStyle, style } from '@vanilla-extract/css';
import { FLOOR } from '../../ui/Snackbar/SnackbarRegion.css.ts';
import { below } from '../../ui/theme/breakpoints.ts';
import { hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const SIZE = '56px';

export const openButton = style({
  display: 'grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  borderRadius: vars.radius.full,
  color: vars.color.onBrand,
  backgroundImage: vars.gradient.brand,
  boxShadow: '0 8px 24px #00000099',
  transition: `transform ${vars.motion.quick}`,
  selectors: { '&:hover': hover({ transform: 'scale(1.05)' }) },
  '@media': { '(forced-colors: active)': { border: '2px solid ButtonText' } },
});

/**
 * Floats above the cards in the bottom right corner, on a phone in the middle, where cards have no controls. It is hidden while the user scrolls down, but can receive the focus, which shows it again.
 */
export const floatingContainer = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  right: `calc(${vars.space.medium} + env(safe-area-inset-right))`,
  bottom: `calc(${vars.space.medium} + env(safe-area-inset-bottom))`,
  transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}`,
  '@media': { [below('small')]: { right: `calc(50% - ${SIZE} / 2)` } },
  selectors: {
    [`&[data-aside]:not(:has(${openButton}:focus-visible))`]: {
      opacity: 0,
      transform: `translateY(${vars.space.large})`,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`html:has(${floatingContainer})`, { vars: { [FLOOR]: `calc(${SIZE} + ${vars.space.medium})` } });
/** Shows at most two lines of chips and a part of the third; the rest scrolls. */
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  maxHeight: '104px',
  marginInline: `calc(-1 * ${vars.space.hair})`,
  padding: `${vars.space.small} ${vars.space.hair}`,
  borderBottom: `1px solid ${vars.color.line}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
const FADE = vars.space.huge;

/** One line that scrolls horizontally up to the edges of the drawer. It fades at the right where there is more. */
export const jumps = style({
  display: 'flex',
  marginInline: `calc(-1 * ${vars.space.medium})`,
  padding: `${vars.space.hair} ${FADE} ${vars.space.hair} ${vars.space.small}`,
  maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`,
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
export const jump = style({
  flex: 'none',
  minHeight: vars.size.touch,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.small,
  selectors: { '&:hover': hover({ color: vars.color.text }) },
});
/** A sibling of the button, not its child: the accessible name of the button already contains the number. */
export const badge = style({ position: 'absolute', top: '-4px', right: '-4px', lineHeight: 0, pointerEvents: 'none' });
