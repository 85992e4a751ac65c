import { createVar, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, from, motionAllowed } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

/** Played share in percent. */
export const played = createVar();

export const root = style({ position: 'absolute', inset: 0, vars: { [played]: '0%' } });

const rise = keyframes({ from: { transform: 'scaleY(0.06)' } });

const layer = style({
  position: 'absolute',
  inset: '2px 0',
  width: '100%',
  height: 'calc(100% - 4px)',
  overflow: 'visible',
  selectors: {
    '[data-waveform="drawn"] > &': { '@media': { [motionAllowed]: { animation: `${rise} ${vars.motion.slow}` } } },
  },
});

export const bars = style([
  layer,
  {
    fill: 'none',
    strokeWidth: '1.5px',
    strokeLinecap: 'round',
    '@media': { [from('small')]: { strokeWidth: '3px' } },
  },
]);

export const rest = style({ stroke: vars.color.edge, '@media': { [forcedColors]: { stroke: 'GrayText' } } });
export const done = style({
  clipPath: `inset(-4px calc(100% - ${played}) -4px 0)`,
});

/** A plain bar, shown without a waveform. */
export const track = style({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(50% - 3px)',
  height: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.edge,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const filling = style({
  width: played,
  height: '100%',
  backgroundImage: vars.gradient.brand,
  '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'Highlight' } },
});

/** The line at the current position. */
export const head = style({
  position: 'absolute',
  insetBlock: '2px',
  left: played,
  width: '2px',
  marginLeft: '-1px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text,
  selectors: {
    '&[data-hidden]': { visibility: 'hidden' },
    '[data-waveform="plain"] > &': { insetBlock: 'calc(50% - 9px)', width: '4px', marginLeft: '-2px' },
  },
  '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
});
