import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: '2px',
  marginBottom: vars.space.hair,
  paddingInlineStart: '10px',
  borderInlineStart: '3px solid currentColor',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});
export const line = style({ overflowWrap: 'anywhere' });
/** A target of 44 px, of which the letters are as close to the message as those of a line. */
export const target = style([
  line,
  {
    minHeight: '28px',
    textAlign: 'start',
    borderRadius: vars.radius.small,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
]);
