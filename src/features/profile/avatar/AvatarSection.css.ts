import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': {
    [from('small')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.large, alignItems: 'start' },
  },
});
export const figure = style({ display: 'grid', justifyItems: 'center', gap: vars.space.small });
export const caption = style({ fontSize: vars.fontSize.meta, color: vars.color.textSoft });
export const title = style({ fontSize: vars.fontSize.small });
const note = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });
export const warning = style([note, { color: vars.color.warn, lineHeight: vars.lineHeight.snug }]);
export const remove = style({ display: 'flex' });
