import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

// No `textWrap: pretty`, which is too slow for the thousands of texts in a list. Each line of a text has the direction of
// its own letters, as it had when it was typed.
export const root = style({ whiteSpace: 'pre-wrap', textWrap: 'wrap', unicodeBidi: 'plaintext' });

const base = style({
  // An address is read from left to right whatever is before it, so that it cannot show another one than it opens.
  unicodeBidi: 'isolate',
  direction: 'ltr',
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
