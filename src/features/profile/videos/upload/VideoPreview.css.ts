import { style } from '@vanilla-extract/css';
import { filmFrame } from '../../../../ui/theme/mixins.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const root = style({
  ...filmFrame,
});
export const film = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '&[controls]': { objectFit: 'contain' } },
});
export const play = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', width: '100%' });
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: '50%',
  color: vars.color.text,
  backgroundColor: '#0B0B0DCC',
  border: '1px solid #FFFFFF59',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { [`${play}:hover > &`]: { color: vars.color.onBrand, backgroundColor: vars.color.orange } },
});
export const broken = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: vars.space.small,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  color: vars.color.textSoft,
});
