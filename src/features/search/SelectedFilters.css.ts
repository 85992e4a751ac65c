import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const list = style({ display: 'contents' });
export const item = style({ minWidth: 0, maxWidth: '100%' });
/** The same height as a chip. */
export const skeleton = style({ display: 'grid', alignContent: 'center', height: '36px' });
export const clear = style({
  minHeight: vars.size.touch,
  marginBlock: '-4px',
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.text } },
});
