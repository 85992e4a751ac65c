import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/**
 * The pseudo-element makes the whole card clickable. It is positioned relative to the card, so no element between the
 * link and the card may be positioned.
 */
export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.orange}`, outlineOffset: '2px' },
  },
});
