import { createVar, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../ui/theme/breakpoints.ts';
import { smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

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
