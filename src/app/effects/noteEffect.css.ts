import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** Custom properties that each note sets for itself. */
export const driftName = '--note-drift';
export const turnName = '--note-turn';

export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.bar,
  overflow: 'hidden',
  pointerEvents: 'none',
  userSelect: 'none',
});

const rise = keyframes({
  from: { opacity: 0, transform: 'translate(-50%, -50%) scale(0.6)' },
  '12%': { opacity: 0.9 },
  to: {
    opacity: 0,
    transform: `translate(calc(-50% + var(${driftName})), calc(-50% - 110px)) rotate(var(${turnName}))`,
  },
});

const note = style({
  position: 'absolute',
  lineHeight: 1,
  opacity: 0,
  animation: `${rise} 2s ease-out`,
});

export const tone = styleVariants({
  orange: [note, { color: vars.color.orange }],
  magenta: [note, { color: vars.color.magenta }],
  orangeLight: [note, { color: vars.color.orangeLight }],
  magentaLight: [note, { color: vars.color.magentaLight }],
});
