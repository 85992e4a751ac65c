import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.paper,
  minWidth: 0,
});

export const padding = styleVariants({
  none: [base, { overflow: 'hidden' }],
  medium: [base, { padding: vars.space.large }],
  large: [base, { padding: `clamp(${vars.space.large}, 5vw, ${vars.space.giant})` }],
});
