import { style } from '@vanilla-extract/css';
import { metaMute } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const date = style({
  paddingInline: vars.space.hair,
  ...metaMute,
});
