import { style } from '@vanilla-extract/css';
import { cardColumns, metaMute } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const grid = style({
  ...cardColumns,
  rowGap: vars.space.large,
});
export const date = style({
  paddingInline: vars.space.hair,
  ...metaMute,
});
