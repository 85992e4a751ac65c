import { style } from '@vanilla-extract/css';
import { cardColumns } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const grid = style({
  ...cardColumns,
  rowGap: vars.space.large,
});
