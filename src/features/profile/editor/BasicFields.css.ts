import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const row = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [from('small')]: { gridTemplateColumns: '1fr 1fr minmax(0, 0.7fr)', gap: vars.space.medium } },
});
export const unit = style({ paddingInlineEnd: vars.space.medium, color: vars.color.textSoft });
