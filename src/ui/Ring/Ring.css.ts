import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors, motionAllowed } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const mark = style({ flex: 'none', overflow: 'visible' });

export const spinner = style({
  flex: 'none',
  overflow: 'visible',
  '@media': {
    [motionAllowed]: { animation: `${turn} 1.1s linear infinite` },
    '(prefers-reduced-motion: reduce)': {
      animation: `${pulse} 2s ease-in-out infinite !important`,
      animationDuration: '2s !important',
      animationIterationCount: 'infinite !important',
    },
  },
});

export const from = style({ stopColor: vars.color.orange });
export const to = style({ stopColor: vars.color.magenta });

export const track = style({ stroke: vars.color.line });
export const stroke = style({ '@media': { [forcedColors]: { stroke: 'CanvasText' } } });
export const dot = style({ fill: vars.color.magenta, '@media': { [forcedColors]: { fill: 'CanvasText' } } });

export const dialArc = style({
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  transition: `stroke-dashoffset ${vars.motion.slow}`,
});
/** Plays once when it appears, because a continuous animation would distract from the text beside it. */
const rise = keyframes({ from: { opacity: 0, transform: 'rotate(-24deg) scale(0.94)' } });

export const sound = style({
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '@media': { [motionAllowed]: { animation: `${rise} 900ms cubic-bezier(0.2, 0.7, 0.3, 1)` } },
});
export const soundFaint = style({ opacity: 0.32 });
