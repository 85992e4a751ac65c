import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';
import { vars } from '../theme/theme.css.ts';

export const input = style([
  control,
  {
    selectors: {
      '&:-webkit-autofill': {
        WebkitTextFillColor: vars.color.text,
        // The browser's autofill background can only be overridden by an inset shadow.
        boxShadow: `inset 0 0 0 100px ${vars.color.raised}`,
        caretColor: vars.color.text,
      },
    },
  },
]);
