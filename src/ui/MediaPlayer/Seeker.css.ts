import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** 44 px to touch, whatever is drawn inside. */
export const root = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: vars.size.touch,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  // A finger moves the position and scrolls the page up and down; only sideways it is ours.
  touchAction: 'pan-y',
  userSelect: 'none',
});
