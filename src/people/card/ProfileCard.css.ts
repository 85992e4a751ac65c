import { style } from '@vanilla-extract/css';
import { motionAllowed } from '../../ui/theme/breakpoints.ts';
import { metaSoft, oneLine, paper } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: vars.size.card,
  ...paper,
  transition: `border-color ${vars.motion.calm}, transform ${vars.motion.calm}, box-shadow ${vars.motion.calm}`,
  '@media': {
    [`(hover: hover) and ${motionAllowed}`]: {
      // A popover that is not in the top layer would be positioned in the moved card (docs/browsers.md).
      '@supports': {
        'selector(:popover-open)': {
          selectors: { '&:hover, &:focus-within': { transform: 'translateY(-4px)' } },
        },
      },
    },
    '(hover: hover)': {
      selectors: { '&:hover': { borderColor: vars.color.edge, boxShadow: '0 16px 40px #00000080' } },
    },
  },
});

/**
 * Contains the picture, with tags and name on its lower part. The overflow is hidden here and not on the card, because
 * the ring animation of a like extends beyond the card's edge.
 */
export const picture = style({
  gridArea: '1 / 1',
  // The intrinsic size of the picture must not make a card higher.
  contain: 'size',
  borderRadius: '15px 15px 0 0',
});

/** A gradient that gives the text enough contrast on any picture. */
export const scrim = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  // Above the picture, which is positioned. The link in it covers the card, so this may not be positioned.
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  // The padding leaves space for the buttons in the upper corners.
  padding: `calc(${vars.size.touch} + ${vars.space.medium}) ${vars.space.medium} 10px`,
  backgroundImage: 'linear-gradient(to top, #151518 4%, #151518E6 34%, #15151899 62%, transparent)',
});

/** Leaves space for the button that hides the person. */
const besideCross = { marginInlineEnd: `calc(${vars.size.touch} - ${vars.space.small})` } as const;

export const name = style({
  ...besideCross,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.tight,
  // Balanced lines and breaks between phrases would take several layout passes for each name.
  textWrap: 'wrap',
  wordBreak: 'normal',
});

export const meta = style({
  ...oneLine,
  ...metaSoft,
  ...besideCross,
  minHeight: '1.5em',
});

export const details = style({ padding: `${vars.space.tiny} ${vars.space.medium} ${vars.space.medium}` });
