import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Reaches over the card: none of what lies between the two may be positioned. */
export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.orange}`, outlineOffset: '2px' },
  },
});
