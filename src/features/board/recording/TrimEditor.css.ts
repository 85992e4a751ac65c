import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../ui/theme/breakpoints.ts';
import { smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/**
 * Space for the two handles beside the waveform: the start handle is left of its line, the end handle right of its
 * line.
 */
export const root = style({
  position: 'relative',
  height: '72px',
  marginInline: vars.size.touch,
  userSelect: 'none',
});
export const outside = style({
  position: 'absolute',
  insetBlock: 0,
  backgroundColor: vars.color.paper,
  opacity: 0.75,
  pointerEvents: 'none',
});

export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  width: vars.size.touch,
  borderStyle: 'solid',
  borderColor: vars.color.warn,
  borderWidth: 0,
  borderRadius: vars.radius.small,
  cursor: 'ew-resize',
  // Vertical gestures still scroll the dialog.
  touchAction: 'pan-y',
  selectors: {
    '&[data-edge="start"]': {
      marginLeft: `calc(-1 * ${vars.size.touch})`,
      justifyContent: 'flex-end',
      borderRightWidth: '2px',
    },
    '&[data-edge="end"]': { borderLeftWidth: '2px' },
  },
  '@media': { [forcedColors]: { borderColor: 'Highlight' } },
});
/** The part of a handle that the pointer drags. */
export const grip = style({
  width: '20px',
  height: '44px',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.warn,
  '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
});
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.compact });
export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  columnGap: vars.space.medium,
  ...smallSoft,
  fontVariantNumeric: 'tabular-nums',
});
