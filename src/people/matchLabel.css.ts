import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../ui/theme/theme.css.ts';

/** The colour of a label of the match score, on cards and in the dialog. */
export const matchLabelTone = styleVariants({
  high: { color: vars.color.magentaLight },
  good: { color: vars.color.orangeLight },
  fair: { color: vars.color.textSoft },
  new: { color: vars.color.textSoft },
});
