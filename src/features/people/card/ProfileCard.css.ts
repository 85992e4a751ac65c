import { style } from '@vanilla-extract/css';
import { motionAllowed } from '../../../ui/theme/breakpoints.ts';
import { metaSoft, oneLine, paper } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** The height of a card (rule F21); only letters that do not fit into it make it higher. */
const CARD_HEIGHT = '400px';
/** The picture down to the end of the two buttons in its corner, and below it room for the name. */
const PICTURE_HEIGHT = 'calc(104px + 5rem)';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `minmax(${PICTURE_HEIGHT}, 1fr) auto`,
  minHeight: CARD_HEIGHT,
  ...paper,
  transition: `border-color ${vars.motion.calm}, transform ${vars.motion.calm}, box-shadow ${vars.motion.calm}`,
  '@media': {
    [`(hover: hover) and ${motionAllowed}`]: {
      // A popover that does not lie in the top layer would be placed in the moved card (docs/browsers.md).
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
 * The picture, with the name on its lower part. The overflow is hidden here and not on the card, because the ring
 * animation of a like extends beyond the card's edge.
 */
export const picture = style({
  gridArea: '1 / 1',
  // Its own size makes no card higher.
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
  // Balanced lines and breaks between phrases take several layouts of each name.
  textWrap: 'wrap',
  wordBreak: 'normal',
});

export const meta = style({
  ...oneLine,
  ...metaSoft,
  minHeight: '1.5em',
});

export const details = style({
  display: 'grid',
  gap: '10px',
  padding: `${vars.space.tiny} ${vars.space.medium} ${vars.space.medium}`,
});
