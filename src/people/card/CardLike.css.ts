import { style } from '@vanilla-extract/css';

export const status = style({
  position: 'absolute',
  top: '12px',
  left: '12px',
  right: '68px',
  lineHeight: 0,
  // Lets clicks pass through to the card's link.
  pointerEvents: 'none',
});
