import { style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { paper, textButton } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** A font so large that the line leaves no space beside it. */
const ownRow = '(max-width: 19.9rem)';

/**
 * Overlays the upper edge of the cards, so that nothing moves when the line appears; if a large font leaves no space
 * for that, it has a row of its own.
 */
export const root = style({
  position: 'sticky',
  top: `calc(${vars.size.topBar} + ${vars.space.large})`,
  zIndex: vars.layer.raised,
  display: 'grid',
  placeContent: 'center',
  height: 0,
  '@media': {
    // In one column or two, the start of a card has no button.
    [below('medium')]: { justifyContent: 'start', paddingInlineStart: vars.space.small },
    [ownRow]: { position: 'static', height: 'auto', justifyContent: 'center', paddingInlineStart: 0 },
  },
});
export const line = style({
  ...paper,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  paddingInlineStart: vars.space.small,
  fontSize: vars.fontSize.meta,
  // Half of its height at the default font size is above the cards; what a larger font adds covers the cards.
  transform: 'translateY(calc(50% - 19px))',
  '@media': { [ownRow]: { transform: 'none' } },
});
export const button = style({ ...textButton, minHeight: '2.25rem', fontSize: vars.fontSize.meta });
