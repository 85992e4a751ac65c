import { style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';

export const root = style({ position: 'relative', width: '100%', height: '100%' });

/** Distance of the avatars from the centre in percent of the box: the inner circle of `SoundWaveRing`. */
const RADIUS = 25;
const PLACES = 6;

/**
 * Classes of six positions on the inner circle. On a phone the ring is partly outside the window, so the avatars are
 * hidden.
 */
export const places = Array.from({ length: PLACES }, (_, index) => {
  const turn = ((index + 0.5) / PLACES) * 2 * Math.PI;
  return style({
    position: 'absolute',
    left: `${(50 + RADIUS * Math.cos(turn)).toFixed(2)}%`,
    top: `${(50 + RADIUS * Math.sin(turn)).toFixed(2)}%`,
    translate: '-50% -50%',
    lineHeight: 0,
    '@media': { [below('medium')]: { display: 'none' } },
  });
});
