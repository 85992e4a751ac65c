import { style } from '@vanilla-extract/css';
import { oneLine } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.tiny, width: '100%', borderRadius: vars.radius.medium });

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  backgroundImage: 'radial-gradient(circle at 30% 20%, #3A2433, #17131A 70%)',
});
export const frame = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const play = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.full,
  color: vars.color.onBrand,
  backgroundImage: vars.gradient.brand,
  boxShadow: '0 4px 20px #00000080',
  transition: `transform ${vars.motion.calm}`,
  selectors: { [`${root}:hover &`]: { transform: 'scale(1.08)' } },
});
export const title = style({
  ...oneLine,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});
