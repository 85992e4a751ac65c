import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

/** Its place is as large before as after: nothing moves when the film comes. */
export const root = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: '#000000',
  transition: `border-color ${vars.motion.calm}, box-shadow ${vars.motion.calm}`,
  selectors: {
    '&:has(> [data-status="playing"])': { borderColor: vars.color.orangeDark, boxShadow: '0 0 24px #FF7A1A33' },
    '&:fullscreen': { border: 'none', borderRadius: 0 },
  },
});

export const film = style({ width: '100%', height: '100%', objectFit: 'contain' });

/** What stands there before the film: a dark stage with the light from above. */
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

export const bar = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  padding: `${vars.space.medium} 12px ${vars.space.small}`,
  backgroundImage: 'linear-gradient(to top, #000000E6, #00000099 70%, transparent)',
  transition: `opacity ${vars.motion.calm}`,
  selectors: {
    // Playing and left alone, the film has the picture to itself.
    // Unseen it takes no tap: that pauses, and then it is there.
    '&[data-status="playing"]': { opacity: 0, pointerEvents: 'none' },
    [`${root}:hover > &[data-status="playing"], ${root}:has(:focus-visible) > &[data-status="playing"]`]: {
      opacity: 1,
      pointerEvents: 'auto',
    },
  },
  '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'Canvas' } },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.hair });
