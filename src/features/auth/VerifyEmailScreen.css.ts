import { style } from '@vanilla-extract/css';
import { smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  paddingBlock: vars.space.huge,
  color: vars.color.textSoft,
});
export const elsewhere = style(smallSoft);
