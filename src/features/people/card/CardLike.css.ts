import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const status = style({
  position: 'absolute',
  top: '12px',
  left: '12px',
  right: '68px',
  lineHeight: 0,
  // Lets clicks pass through to the card's link.
  pointerEvents: 'none',
});
export const heart = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  top: vars.space.small,
  right: vars.space.small,
});
