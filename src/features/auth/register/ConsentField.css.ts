import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Room for the complaint: what lies below must not move away under a press that takes the focus from here. */
export const root = style({ minHeight: '76px', marginBottom: `calc(${vars.space.medium} * -1)` });

export const link = style({
  color: vars.color.orangeLight,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.orangeDark,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { color: vars.color.text, textDecorationColor: vars.color.orange } },
});
