import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors, motionAllowed } from '../theme/breakpoints.ts';
import { metaSoft } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const track = style({
  width: '100%',
  height: '8px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const thinTrack = style([track, { height: '4px' }]);

const filling = style({
  height: '100%',
  borderRadius: 'inherit',
  backgroundImage: vars.gradient.brand,
  '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'Highlight' } },
});

export const bar = style([filling, { transition: `width ${vars.motion.calm}` }]);

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(334%)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

/** With reduced motion the bar is centred and its opacity changes slowly; without any animation it would look stuck. */
export const unknown = style([
  filling,
  {
    '@media': {
      [motionAllowed]: { animation: `${slide} 1.6s ease-in-out infinite` },
      '(prefers-reduced-motion: reduce)': {
        marginInline: 'auto',
        animation: `${pulse} 2s ease-in-out infinite !important`,
        animationDuration: '2s !important',
        animationIterationCount: 'infinite !important',
      },
    },
  },
]);

export const ring = style({ position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none' });
export const inside = style({
  position: 'absolute',
  maxWidth: '68%',
  textAlign: 'center',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const sending = style({ display: 'grid', gap: vars.space.hair, width: '100%' });
export const words = style({
  gridArea: '1 / 1',
  ...metaSoft,
  fontVariantNumeric: 'tabular-nums',
});
