import { style } from '@vanilla-extract/css';
import { below } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.compact,
  minHeight: vars.size.control,
  '@media': { [below('small')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** On a phone there is only room for the label. */
export const icon = style({ '@media': { [below('small')]: { display: 'none' } } });
