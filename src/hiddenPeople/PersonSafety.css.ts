import { style } from '@vanilla-extract/css';
import { textButton } from '../ui/theme/mixins.ts';
import { vars } from '../ui/theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.compact,
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
});
export const button = style([textButton]);
