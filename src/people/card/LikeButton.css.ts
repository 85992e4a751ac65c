import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, motionAllowed } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { ANIMATION, pop } from '../likeButton.css.ts';

const spread = keyframes({
  '0%': { transform: 'scale(0.5)', opacity: 1 },
  '70%': { opacity: 0.7 },
  '100%': { transform: 'scale(1.9)', opacity: 0 },
});

/** Style of a round button in the corner of a card, stacked above its link. */
export const round = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  right: vars.space.small,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: '1px solid #FFFFFF33',
  borderRadius: vars.radius.full,
  color: vars.color.text,
  backgroundColor: '#0B0B0DB3',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
});

const heart = style({
  top: vars.space.small,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { backgroundColor: vars.color.ground, color: vars.color.magentaLight },
    '&[aria-pressed="true"]': { color: vars.color.magenta, borderColor: vars.color.magenta },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-pressed="true"]': { color: 'Highlight', borderColor: 'Highlight' } } },
  },
});
export const root = style([round, heart]);

globalStyle(`${heart}[data-burst] > svg`, { '@media': { [motionAllowed]: { animation: `${pop} ${ANIMATION}` } } });

/** The brand's ring motif, which expands and fades out. */
export const ring = style({
  position: 'absolute',
  inset: '-1px',
  border: `2px solid ${vars.color.orange}`,
  borderRadius: 'inherit',
  opacity: 0,
  pointerEvents: 'none',
  '@media': { [motionAllowed]: { animation: `${spread} ${ANIMATION}` } },
});
