import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const lead = style({ color: vars.color.textSoft });
export const nothing = style({
  color: vars.color.textSoft,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { padding: `${vars.space.huge} 0` } },
});
