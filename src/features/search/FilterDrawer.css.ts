import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/**
 * Floats above the cards in the bottom right corner, within reach of the thumb on a phone. It steps aside while one
 * scrolls down, but stays in reach of the keyboard, whose focus brings it back (rule F34).
 */
export const floatingContainer = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  right: `calc(${vars.space.medium} + env(safe-area-inset-right))`,
  bottom: `calc(${vars.space.medium} + env(safe-area-inset-bottom))`,
  transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}`,
  selectors: {
    '&[data-aside]:not(:has(:focus-visible))': {
      opacity: 0,
      transform: `translateY(${vars.space.large})`,
      pointerEvents: 'none',
    },
  },
});
export const openButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.full,
  color: vars.color.onBrand,
  backgroundImage: vars.gradient.brand,
  boxShadow: '0 8px 24px #00000099',
  transition: `transform ${vars.motion.quick}`,
  selectors: { '&:hover': { transform: 'scale(1.05)' }, '&:active': { transform: 'scale(0.97)' } },
  '@media': { '(forced-colors: active)': { border: '2px solid ButtonText' } },
});
/** A sibling of the button, not its child: the accessible name of the button already contains the number. */
export const badge = style({ position: 'absolute', top: '-4px', right: '-4px', lineHeight: 0, pointerEvents: 'none' });
