import { keyframes, style } from '@vanilla-extract/css';
import { motionAllowed } from '../ui/theme/breakpoints.ts';

/** Duration and easing of the like animation, which is purely visual (rule L10). */
export const ANIMATION = '800ms cubic-bezier(0.2, 0.7, 0.3, 1)';

export const pop = keyframes({
  '0%': { transform: 'scale(0.6)' },
  '30%': { transform: 'scale(1.3)' },
  '55%': { transform: 'scale(0.94)' },
  '100%': { transform: 'scale(1)' },
});

export const heart = style({
  selectors: { '&[data-burst]': { '@media': { [motionAllowed]: { animation: `${pop} ${ANIMATION}` } } } },
});
