import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors, motionAllowed } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Rule L10: 800 ms. Purely visual. */
const ANIMATION = '800ms cubic-bezier(0.2, 0.7, 0.3, 1)';

const pop = keyframes({
  '0%': { transform: 'scale(0.6)' },
  '30%': { transform: 'scale(1.3)' },
  '55%': { transform: 'scale(0.94)' },
  '100%': { transform: 'scale(1)' },
});
const spread = keyframes({
  '0%': { transform: 'scale(0.5)', opacity: 1 },
  '70%': { opacity: 0.7 },
  '100%': { transform: 'scale(1.9)', opacity: 0 },
});

export const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: '1px solid #FFFFFF33',
  borderRadius: vars.radius.full,
  color: vars.color.text,
  backgroundColor: '#0B0B0DB3',
  backdropFilter: 'blur(8px)',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.ground, color: vars.color.magentaLight },
    '&[aria-pressed="true"]': { color: vars.color.magenta, borderColor: vars.color.magenta },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-pressed="true"]': { color: 'Highlight', borderColor: 'Highlight' } } },
  },
});

export const heart = style({
  selectors: { '&[data-burst]': { '@media': { [motionAllowed]: { animation: `${pop} ${ANIMATION}` } } } },
});

/** The brand's ring motif, which expands and fades out. */
export const ring = style({
  position: 'absolute',
  inset: '-1px',
  border: `2px solid ${vars.color.orange}`,
  borderRadius: 'inherit',
  opacity: 0,
  pointerEvents: 'none',
  selectors: { '&[data-burst]': { '@media': { [motionAllowed]: { animation: `${spread} ${ANIMATION}` } } } },
});
