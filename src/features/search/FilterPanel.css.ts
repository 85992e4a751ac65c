import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const searchResultsTitle = style({
  marginBottom: vars.space.small,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
});
export const noResults = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });
