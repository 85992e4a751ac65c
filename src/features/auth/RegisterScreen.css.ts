import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/**
 * Reserves space for the error message. When the field loses the focus to a press on the button below, the message must
 * not move that button away.
 */
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
