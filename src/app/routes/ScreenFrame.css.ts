import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

/** Appears with a delay, so that the loader does not flash when the code arrives quickly. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60vh',
  animation: `${appear} 200ms 250ms both`,
});
