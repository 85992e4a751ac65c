import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  minWidth: 0,
});
// Applies to the navigation between the pages.
globalStyle(`${root} > nav`, { marginTop: vars.space.medium });
export const note = style({ color: vars.color.textSoft, textAlign: 'center' });
