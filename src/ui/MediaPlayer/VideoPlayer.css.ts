import { style } from '@vanilla-extract/css';
import { filmFrame } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** The box has a fixed aspect ratio, so that nothing moves when the video is loaded. */
export const root = style({
  ...filmFrame,
  transition: `border-color ${vars.motion.calm}, box-shadow ${vars.motion.calm}`,
  selectors: {
    '&:has(> [data-status="playing"])': { borderColor: vars.color.orangeDark, boxShadow: '0 0 24px #FF7A1A33' },
    '&:fullscreen': { border: 'none', borderRadius: 0 },
  },
});

export const film = style({ width: '100%', height: '100%', objectFit: 'contain' });

/** The cover before the first play: a dark stage lit from above. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  backgroundImage: [
    'radial-gradient(ellipse at 50% -20%, #FF7A1A3D, transparent 60%)',
    'radial-gradient(ellipse at 90% 120%, #F0479E40, transparent 55%)',
    `linear-gradient(${vars.color.raised}, ${vars.color.ground})`,
  ].join(', '),
});
export const length = style({
  position: 'absolute',
  right: vars.space.small,
  bottom: vars.space.small,
  padding: '2px 8px',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: '#0B0B0DD9',
});
