import { style } from '@vanilla-extract/css';
import { motionAllowed } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** spec.md section 9. */
const CARD_HEIGHT = '400px';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: CARD_HEIGHT,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.paper,
  transition: `border-color ${vars.motion.calm}, transform ${vars.motion.calm}, box-shadow ${vars.motion.calm}`,
  '@media': {
    [`(hover: hover) and ${motionAllowed}`]: {
      selectors: { '&:hover, &:focus-within': { transform: 'translateY(-4px)' } },
    },
    '(hover: hover)': {
      selectors: { '&:hover': { borderColor: vars.color.edge, boxShadow: '0 16px 40px #00000080' } },
    },
  },
});

/** Not the card itself hides what sticks out: the ring of a like runs over its edge. */
export const stage = style({ position: 'relative', minHeight: 0, overflow: 'hidden', borderRadius: '15px 15px 0 0' });

/** Dark enough under the words for any picture behind them. */
export const scrim = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  gap: '2px',
  padding: `${vars.space.vast} ${vars.space.medium} 10px`,
  backgroundImage: 'linear-gradient(to top, #151518 4%, #151518E6 34%, #15151899 62%, transparent)',
});

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.tight,
});

export const meta = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textSoft,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  minHeight: '1.5em',
});

export const status = style({ position: 'absolute', top: '12px', left: '12px', right: '68px', lineHeight: 0 });
export const heart = style({ position: 'absolute', top: vars.space.small, right: vars.space.small });

/** Two rows that never grow: chips that are too long for theirs become shorter. */
export const tags = style({
  display: 'grid',
  gridTemplateRows: '24px 24px',
  gap: vars.space.tiny,
  padding: `${vars.space.tiny} ${vars.space.medium} ${vars.space.medium}`,
});
export const row = style({ display: 'flex', gap: vars.space.tiny, minWidth: 0 });
export const tag = style({ display: 'flex', minWidth: 0 });
export const more = style({ flex: 'none' });
