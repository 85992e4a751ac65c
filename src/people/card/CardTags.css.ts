import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/**
 * The tags are above the name, although they are read after it: their lines grow upwards over the picture, so that
 * name, key facts and score are at the same height on all cards.
 */
export const root = style({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tiny,
  marginBottom: vars.space.tiny,
});
/** Stacked above the card's link, and above other cards where the popover is not in the top layer. */
export const showAllButton = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  flex: 'none',
  selectors: { '&:has([aria-expanded="true"])': { zIndex: vars.layer.bar } },
});
