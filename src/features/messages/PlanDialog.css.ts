import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const candidates = style({ display: 'grid', gap: vars.space.medium });
/** The day has a line of its own; with the times beside it the fields would be narrower than their texts. */
export const candidate = style({ display: 'grid', gap: vars.space.small });
/** A day and the button that removes it, which is beside the field and not beside its label. */
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.hair,
});
/** Beside the field, which is below its label. */
export const remove = style({ paddingTop: '1.75rem' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.medium,
});
export const note = style({ color: vars.color.textSoft, fontSize: vars.fontSize.meta });
