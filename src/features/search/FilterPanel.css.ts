import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** A row of one chip above the categories, with room for its touch target. */
export const firstRow = style({ paddingBlockEnd: vars.space.small });

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
