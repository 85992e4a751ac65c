import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const searchResultsTitle = style({
  marginBottom: vars.space.small,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
});
export const noResults = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });

/** The heading takes a whole line above its tags. */
export const heading = style({
  flexBasis: '100%',
  color: vars.color.textSoft,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.tight,
});
