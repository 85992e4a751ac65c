import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { forcedColors } from '../theme/breakpoints.ts';

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

export const band = style({
  position: 'absolute',
  insetBlock: 0,
  backgroundColor: '#FFC24B2E',
  pointerEvents: 'none',
});

/** A line with a letter: A is above and B below, so that both are readable in a short part. */
const flag = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  borderStyle: 'solid',
  borderColor: vars.color.warn,
  borderWidth: '0 0 0 2px',
  color: vars.color.warn,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  lineHeight: 1,
  textShadow: `0 0 3px ${vars.color.ground}, 0 0 3px ${vars.color.ground}`,
  '@media': { [forcedColors]: { borderColor: 'Highlight', color: 'CanvasText' } },
});
export const flagOf = styleVariants({
  start: [flag, { left: '-1px', paddingLeft: '3px' }],
  end: [flag, { right: '-1px', paddingRight: '3px', alignItems: 'flex-end', borderWidth: '0 2px 0 0' }],
});
