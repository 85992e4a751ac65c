import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  paddingBlock: vars.space.huge,
  color: vars.color.textSoft,
});
export const heading = style({ fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.tight });
