import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
  '@media': { [from('small')]: { gap: vars.space.large, alignItems: 'start' } },
});
export const figure = style({ display: 'grid', justifyItems: 'center', gap: vars.space.small });
export const caption = style({ fontSize: vars.fontSize.meta, color: vars.color.textSoft });
// On a phone the first field of the form is more important.
globalStyle(`${figure} > :first-child`, { '@media': { [below('small')]: { width: '72px', height: '72px' } } });
/** The button that chooses a picture, and beside it the one that deletes it. */
export const pick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.small,
});
const note = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });
export const warning = style([note, { color: vars.color.warn, lineHeight: vars.lineHeight.snug }]);
