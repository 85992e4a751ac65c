import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [from('small')]: { gridTemplateColumns: '160px minmax(0, 1fr)', alignItems: 'center' } },
});

export const total = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.hair,
  textAlign: 'center',
  lineHeight: vars.lineHeight.snug,
});
export const words = style({ marginTop: vars.space.small, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const label = style({ color: vars.color.orangeLight, fontSize: vars.fontSize.small, fontWeight: 700 });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px', minWidth: 0 });
export const note = style({ color: vars.color.textMute, fontSize: vars.fontSize.meta });
export const improve = style({ fontSize: vars.fontSize.small });
