import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Takes the first line of the tags for itself. */
export const heading = style({
  flexBasis: '100%',
  color: vars.color.textSoft,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.tight,
});
