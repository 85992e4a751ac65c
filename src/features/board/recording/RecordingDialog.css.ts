import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../ui/theme/breakpoints.ts';
import { metaSoft, smallSoft } from '../../../ui/theme/mixins.ts';
import { phraseLineBreaks } from '../../../ui/theme/phraseLineBreaks.ts';
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
/** The length so far is large, the longest possible one is small. */
export const time = style({
  fontSize: '2rem',
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const soft = style(smallSoft);

export const meter = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  height: '72px',
});
export const bar = style({
  flex: '0 1 4px',
  height: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.orange,
  transform: 'scaleY(0.06)',
  '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
  selectors: {
    [`${meter}[data-still] > &`]: { transform: 'scaleY(0.4)', opacity: 0.3 },
    [`${meter}[data-still] > &[data-lit]`]: { opacity: 1 },
  },
});

/** Three columns: the main control of a recording is in the middle one. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  justifyItems: 'center',
  gap: vars.space.small,
});
export const action = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.hair,
  width: '100%',
  padding: `${vars.space.small} 0`,
  borderRadius: vars.radius.medium,
  ...metaSoft,
  textAlign: 'center',
  ...phraseLineBreaks,
});
export const stop = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  border: `3px solid ${vars.color.text}`,
  borderRadius: vars.radius.full,
});
export const square = style({
  width: '28px',
  height: '28px',
  borderRadius: '6px',
  backgroundColor: vars.color.error,
  '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});
export const half = style({ display: 'grid', flex: '1 1 9rem' });
export const tempo = style({ maxWidth: '12rem' });
