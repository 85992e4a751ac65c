import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

/** Late on purpose: code that arrives within a blink should not flash. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60vh',
  animation: `${appear} 200ms 250ms both`,
});
