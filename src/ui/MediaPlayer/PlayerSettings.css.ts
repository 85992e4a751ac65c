import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { hover, pressedRaisedRow, smallSoft } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Coloured while something is repeated. */
export const icon = style({
  display: 'grid',
  selectors: { '&[data-on]': { color: vars.color.orange } },
  '@media': { [forcedColors]: { selectors: { '&[data-on]': { color: 'Highlight' } } } },
});

export const root = style({ display: 'grid', gap: vars.space.hair });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.touch,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.small,
  textAlign: 'start',
  transition: `background-color ${vars.motion.quick}`,
  selectors: { '&:hover': hover({ backgroundColor: vars.color.line }), '&:active': pressedRaisedRow },
});
export const words = style({ flex: 1, minWidth: 0 });

export const range = style({ flex: 1, minWidth: 0, height: vars.size.touch, accentColor: vars.color.orange });

/** A ring that is filled while the row is on. */
export const lamp = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  border: `2px solid ${vars.color.textMute}`,
  borderRadius: vars.radius.full,
  selectors: {
    '[aria-pressed="true"] > &': {
      borderColor: vars.color.orange,
      backgroundColor: vars.color.orange,
      boxShadow: `inset 0 0 0 2px ${vars.color.raised}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '[aria-pressed="true"] > &': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

export const part = style({
  display: 'grid',
  gap: vars.space.small,
  marginTop: vars.space.hair,
  padding: `12px ${vars.space.small} 0`,
  borderTop: `1px solid ${vars.color.line}`,
});
export const heading = style({ fontSize: vars.fontSize.small, fontWeight: 700, lineHeight: vars.lineHeight.tight });
/** As high as the hint, which has two lines in a narrow window, so that the buttons stay where they are. */
export const state = style({ ...smallSoft, minHeight: '3em', fontVariantNumeric: 'tabular-nums' });
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
});
export const letter = style({
  color: vars.color.warn,
  '@media': { [forcedColors]: { color: 'inherit' } },
});
