import { style, styleVariants } from '@vanilla-extract/css';
import { paper } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const base = style({
  ...paper,
  minWidth: 0,
});

export const padding = styleVariants({
  medium: [base, { padding: vars.space.large }],
  large: [base, { padding: `clamp(${vars.space.large}, 5vw, ${vars.space.giant})` }],
});
