import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, motionAllowed } from '../../ui/theme/breakpoints.ts';
import { hover, metaSoft, oneLine, paper, visuallyHidden } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { LIKE_ANIMATION, likePop } from '../person.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: vars.size.card,
  ...paper,
  transition: `border-color ${vars.motion.calm}, transform ${vars.motion.calm}, box-shadow ${vars.motion.calm}`,
  selectors: {
    '&:hover': hover({ borderColor: vars.color.edge, boxShadow: '0 16px 40px #00000080' }),
    '&:is(:hover, :focus-within)': hover(
      // A popover that is not in the top layer would be positioned in the moved card (docs/browsers.md).
      { '@supports': { 'selector(:popover-open)': { transform: 'translateY(-4px)' } } },
      motionAllowed,
    ),
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

/** Leaves space for the button that hides the person, which only a mouse sees. */
const besideCross = {
  '@media': { '(hover: hover)': { marginInlineEnd: `calc(${vars.size.touch} - ${vars.space.small})` } },
} as const;

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

/**
 * The pseudo-element makes the whole card clickable. It is positioned relative to the card, so no element between the
 * link and the card may be positioned.
 */
export const link = style({
  // A long press opens the menu of the card and not that of the browser.
  WebkitTouchCallout: 'none',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    // A link that shrinks would be what its pseudo-element is positioned by.
    '&:active': { animation: 'none' },
    '&:active::after': { backgroundColor: '#FFFFFF14' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.orange}`, outlineOffset: '2px' },
  },
});

export const score = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  lineHeight: vars.lineHeight.snug,
});
export const scoreWords = style({ fontSize: vars.fontSize.small, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const scoreLabel = style({ marginInlineStart: 'auto', fontSize: vars.fontSize.meta, fontWeight: 700 });

/** One row of an even height on all cards. It never wraps: what does not fit fades out before the button. */
export const tags = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minHeight: `calc(${vars.fontSize.meta} * ${vars.lineHeight.snug} + 6px)`,
  marginTop: vars.space.hair,
});
const FADE = vars.space.large;
export const someTags = style({
  display: 'flex',
  gap: vars.space.hair,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  // The mask paints it above the card's link, to which a press belongs.
  pointerEvents: 'none',
  maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`,
});
globalStyle(`${someTags} > *`, { flex: 'none' });
/** Stacked above the card's link, and above other cards where the popover is not in the top layer. */
export const showAllButton = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  flex: 'none',
  selectors: { '&:has([aria-expanded="true"])': { zIndex: vars.layer.bar } },
});

export const status = style({
  position: 'absolute',
  top: '12px',
  left: '12px',
  right: '68px',
  lineHeight: 0,
  // Lets clicks pass through to the card's link.
  pointerEvents: 'none',
  selectors: { '&[data-unseen]': visuallyHidden },
});

const spread = keyframes({
  '0%': { transform: 'scale(0.5)', opacity: 1 },
  '70%': { opacity: 0.7 },
  '100%': { transform: 'scale(1.9)', opacity: 0 },
});

/** A round button in the corner of a card, stacked above its link. */
export const heart = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  top: vars.space.small,
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
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': hover({ backgroundColor: vars.color.ground, color: vars.color.magentaLight }),
    '&&[aria-pressed="true"]': { color: vars.color.magenta, borderColor: vars.color.magenta },
  },
  '@media': {
    [forcedColors]: { selectors: { '&&[aria-pressed="true"]': { color: 'Highlight', borderColor: 'Highlight' } } },
  },
});

globalStyle(`${heart}[data-burst] > svg`, {
  '@media': { [motionAllowed]: { animation: `${likePop} ${LIKE_ANIMATION}` } },
});

/** The brand's ring motif, which expands and fades out. */
export const ring = style({
  position: 'absolute',
  inset: '-1px',
  border: `2px solid ${vars.color.orange}`,
  borderRadius: 'inherit',
  opacity: 0,
  pointerEvents: 'none',
  '@media': { [motionAllowed]: { animation: `${spread} ${LIKE_ANIMATION}` } },
});

const cross = {
  content: '',
  gridArea: '1 / 1',
  width: '14px',
  height: '2px',
  borderRadius: '1px',
  backgroundColor: 'currentcolor',
} as const;

/**
 * A mouse or the focus shows it, beside the name and as far from the heart as possible, so that nobody is hidden by
 * mistake. A finger finds it in the menus of the card and of the dialog. The cross is drawn without elements, of which
 * a card has few.
 */
export const hide = style({
  gridArea: '1 / 1',
  placeSelf: 'end',
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  margin: vars.space.small,
  // Beside name and key facts, above the row of tags.
  marginBottom: `calc(${vars.space.huge} + ${vars.space.compact})`,
  borderRadius: vars.radius.full,
  color: vars.color.textSoft,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  '::before': { ...cross, transform: 'rotate(45deg)' },
  '::after': { ...cross, transform: 'rotate(-45deg)' },
  selectors: {
    '&:hover': hover({ backgroundColor: '#0B0B0DB3', color: vars.color.text }),
    [`${root}:not(:hover, :focus-within) &`]: hover({ opacity: 0 }),
  },
  // Keeps its box, beside which the menu opens.
  '@media': { '(hover: none)': { visibility: 'hidden' } },
});

export const skeletonPicture = style({ height: '100%', borderRadius: 'inherit', opacity: 0.4 });
export const skeletonScore = style({ display: 'flex', alignItems: 'center', gap: '10px' });
