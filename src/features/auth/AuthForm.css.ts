import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space.large });
export const links = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  paddingTop: vars.space.small,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
});
/** What may help when something does not arrive. */
export const hint = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });
