import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const field = style({
  flexBasis: '100%',
  '@media': { [from('small')]: { flexBasis: '288px', flexGrow: 1, maxWidth: '420px' } },
});
export const tool = style({
  minHeight: vars.size.touch,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.text } },
});
