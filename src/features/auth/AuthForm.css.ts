import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const links = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  paddingTop: vars.space.small,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
});
/** Advice below a form, for example when an e-mail does not arrive. */
export const hint = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });
