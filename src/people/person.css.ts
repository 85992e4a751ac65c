import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motionAllowed } from '../ui/theme/breakpoints.ts';
import { vars } from '../ui/theme/theme.css.ts';

/** Duration and easing of the like animation, which is purely visual. */
export const LIKE_ANIMATION = '800ms cubic-bezier(0.2, 0.7, 0.3, 1)';

export const likePop = keyframes({
  '0%': { transform: 'scale(0.6)' },
  '30%': { transform: 'scale(1.3)' },
  '55%': { transform: 'scale(0.94)' },
  '100%': { transform: 'scale(1)' },
});

export const likeHeart = style({
  selectors: { '&[data-burst]': { '@media': { [motionAllowed]: { animation: `${likePop} ${LIKE_ANIMATION}` } } } },
});

/** The colour of a label of the match score, on cards and in the dialog. */
export const matchLabelTone = styleVariants({
  high: { color: vars.color.magentaLight },
  good: { color: vars.color.orangeLight },
  fair: { color: vars.color.textSoft },
  new: { color: vars.color.textSoft },
});
