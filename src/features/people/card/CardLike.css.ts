import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const status = style({
  position: 'absolute',
  top: '12px',
  left: '12px',
  right: '68px',
  lineHeight: 0,
  // A press on it is a press on the card.
  pointerEvents: 'none',
});
export const heart = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  top: vars.space.small,
  right: vars.space.small,
});
