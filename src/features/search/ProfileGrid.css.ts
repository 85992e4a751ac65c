import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/**
 * 1, 2 or 3 columns; a page of 12 cards fills complete rows of each. Four columns beside the filters would leave too
 * little width for the tags of a card.
 */
export const grid = style({
  display: 'grid',
  ...columns(1),
  gap: vars.space.medium,
  '@media': {
    [from('small')]: columns(2),
    [from('medium')]: { ...columns(3), gap: '20px' },
  },
  transition: `opacity ${vars.motion.slow}`,
  selectors: { '&[data-stale]': { opacity: 0.5, transitionDelay: '150ms' } },
});

/**
 * Cards outside the viewport are neither laid out nor painted; on most screens that is half of a page. The intrinsic
 * size equals the fixed height of a card (rule F21). The clip margin keeps the hover shadow and the like
 * animation around a card from being cut off.
 */
export const cell = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 400px',
  // The place of a card that is not rendered yet.
  minHeight: '400px',
  overflowClipMargin: '64px',
});
