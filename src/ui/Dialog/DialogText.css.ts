import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

// Separate from the styles of the dialog's frame: `PlainConfirmDialog`, a part of every screen, needs only these.

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});
export const title = style({ fontSize: vars.fontSize.title, outline: 'none' });
export const description = style({ color: vars.color.textSoft });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  // The reason of a disabled button, shown below it, must not stretch the other buttons.
  alignItems: 'start',
  gap: vars.space.compact,
  marginTop: vars.space.small,
  '@media': { [below('small')]: { display: 'grid', justifyContent: 'stretch' } },
});
