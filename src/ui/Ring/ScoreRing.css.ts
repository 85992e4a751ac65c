import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

/** The filled part of the ring, from 0 to 100. */
export const PERCENT = '--score-percent';

const filled = `calc(var(${PERCENT}) * 1%)`;
/** Transparent up to the inner edge of the ring, with a soft step of half a pixel. */
const inner = 'radial-gradient(closest-side, transparent calc(79.3% - 0.5px), #000 79.3%)';

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '4.7%',
      borderRadius: '50%',
      backgroundImage: [
        `conic-gradient(transparent ${filled}, ${vars.color.line} 0)`,
        `linear-gradient(135deg, ${vars.color.orange}, ${vars.color.magenta})`,
      ].join(', '),
      maskImage: inner,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before': {
          forcedColorAdjust: 'none',
          backgroundImage: `conic-gradient(CanvasText ${filled}, GrayText 0)`,
        },
      },
    },
  },
});
