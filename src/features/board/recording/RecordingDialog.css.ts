import { createVar, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../ui/theme/breakpoints.ts';
import { smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/**
 * Space for the two handles beside the waveform: the start handle is left of its line, the end handle right of its
 * line.
 */
export const waveform = style({
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
export const playRow = style({ display: 'flex', alignItems: 'center', gap: vars.space.compact });
export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  columnGap: vars.space.medium,
  ...smallSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  fontWeight: 700,
  outline: 'none',
});
/** Red while the microphone is recorded. */
export const lamp = style({
  flex: 'none',
  width: '12px',
  height: '12px',
  border: `2px solid ${vars.color.error}`,
  borderRadius: vars.radius.full,
  selectors: { '&[data-on]': { backgroundColor: vars.color.error } },
  '@media': { [forcedColors]: { selectors: { '&[data-on]': { backgroundColor: 'Highlight' } } } },
});
export const time = style({ fontSize: vars.fontSize.title, fontVariantNumeric: 'tabular-nums' });
export const soft = style(smallSoft);

/** Loudness, 0 to 1. */
export const level = createVar();
export const meter = style({
  height: '12px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  vars: { [level]: '0' },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const loudness = style({
  height: '100%',
  borderRadius: vars.radius.full,
  backgroundImage: vars.gradient.brand,
  transform: `scaleX(${level})`,
  transformOrigin: 'left',
  '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'Highlight' } },
});

/** The main button is last, but first in a narrow window, where each button has its own line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});
export const half = style({ display: 'grid', flex: '1 1 9rem' });
export const tempo = style({ maxWidth: '12rem' });
