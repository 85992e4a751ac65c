import { style } from '@vanilla-extract/css';
import { cardColumns } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** 1 to 4 columns: a page of 12 cards fills complete rows of each. */
export const grid = style({
  ...cardColumns,
  rowGap: '20px',
  transition: `opacity ${vars.motion.slow}`,
  selectors: { '&[data-stale]': { opacity: 0.5, transitionDelay: '150ms' } },
});

/**
 * Cards outside the viewport are neither laid out nor painted; on most screens that is half of a page. The intrinsic
 * size equals the height of a card. The clip margin prevents the hover shadow and the like animation around a card from
 * being clipped.
 */
export const cell = style({
  // Cards of a row are equally high, even if one needs more space for a large font.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Its containment would clip a popover that is not in the top layer (docs/browsers.md).
  '@supports': {
    'selector(:popover-open)': { contentVisibility: 'auto', containIntrinsicSize: `auto ${vars.size.card}` },
  },
  // Reserves the space of a card that is not rendered yet.
  minHeight: vars.size.card,
  overflowClipMargin: '64px',
});
