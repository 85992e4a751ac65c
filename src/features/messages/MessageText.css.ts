import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textWrap: 'wrap' });
export const link = style({
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
