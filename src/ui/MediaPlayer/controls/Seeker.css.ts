import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** A touch target of 44 px, regardless of what is drawn inside. */
export const root = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: vars.size.touch,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  // Horizontal gestures seek; vertical ones still scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
});
