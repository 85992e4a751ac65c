import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { hover } from '../theme/mixins.ts';
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
  selectors: { '&:hover': hover({ textDecorationThickness: '2px' }), '&:active': { textDecorationThickness: '2px' } },
});

export const link = styleVariants({
  accent: [base, { color: vars.color.orangeLight }],
  inherit: [base],
});

/** Dark text on yellow stands out from cards and from all bubbles of a chat; without padding, so that no line moves. */
export const mark = style({
  borderRadius: '3px',
  color: vars.color.onBrand,
  backgroundColor: vars.color.warn,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  selectors: { '&[data-current]': { backgroundColor: vars.color.orangeLight } },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'MarkText',
      backgroundColor: 'Mark',
      selectors: { '&[data-current]': { color: 'HighlightText', backgroundColor: 'Highlight' } },
    },
  },
});
