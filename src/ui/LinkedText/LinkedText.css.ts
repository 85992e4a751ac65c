import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

// No `textWrap: pretty`, which is too slow for the thousands of texts in a list.
export const root = style({ whiteSpace: 'pre-wrap', textWrap: 'wrap' });

const base = style({
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const link = styleVariants({
  accent: [base, { color: vars.color.orangeLight }],
  inherit: [base],
});
