import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Two rows of one line each: chips that are too long for theirs become shorter. */
export const rows = style({
  display: 'grid',
  gridTemplateRows: 'repeat(2, minmax(24px, auto))',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
});
export const row = style({ display: 'flex', gap: vars.space.tiny, minWidth: 0 });
export const tag = style({ display: 'flex', flexShrink: 1_000_000, minWidth: 0 });
/** Gives way when the long ones are gone, which takes letters twice the usual size. */
export const shortTag = style({ display: 'flex', minWidth: 0 });
/** Above the card's link. */
export const more = style({ position: 'relative', zIndex: vars.layer.raised, display: 'flex', flex: 'none' });
export const all = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny });
