import { globalStyle, style } from '@vanilla-extract/css';
import { hover, oneLine } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
});
/** Covers what waits and is hidden, but already has its place. */
export const waiting = style({
  position: 'absolute',
  insetInline: 0,
  top: vars.space.large,
  display: 'grid',
  gap: vars.space.compact,
});
globalStyle(`${root}:has(> ${waiting}) > :not(${waiting})`, { visibility: 'hidden' });

export const noBio = style({ color: vars.color.textMute });

/** Scrolls horizontally; the padding prevents focus rings from being clipped. */
export const strip = style({
  display: 'flex',
  gap: vars.space.compact,
  padding: vars.space.hair,
  margin: `calc(-1 * ${vars.space.hair})`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
});
export const item = style({ flex: '0 0 min(72%, 240px)', minWidth: 0, scrollSnapAlign: 'start' });

export const thumb = style({ display: 'grid', gap: vars.space.tiny, width: '100%', borderRadius: vars.radius.medium });

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
  selectors: { [`${thumb}:hover &`]: hover({ transform: 'scale(1.08)' }) },
});
export const title = style({
  ...oneLine,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const video = style({
  width: '100%',
  maxHeight: '72vh',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  backgroundColor: '#000',
});
