import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Two rows. Chips that do not fit into their row shrink and wrap their text onto more lines. */
export const rows = style({
  display: 'grid',
  gridTemplateRows: 'repeat(2, minmax(24px, auto))',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
});
export const row = style({ display: 'flex', gap: vars.space.tiny, minWidth: 0 });
/** Stacked above the card's link; and above other cards where its popover does not lie in the top layer. */
export const showAllButton = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  flex: 'none',
  selectors: { '&:has([aria-expanded="true"])': { zIndex: vars.layer.bar } },
});
