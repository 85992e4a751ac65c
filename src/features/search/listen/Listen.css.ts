import { globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors, largeLetters } from '../../../ui/theme/breakpoints.ts';
import { hover, metaSoft, oneLine, paper } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** CSS variable: the index of a person, which determines the place in the row. */
export const AT = '--at';
/** Width in px from which the neighbours are visible, width of a person there, and distance to the next one. */
export const WIDE_PX = 800;
const PERSON_PX = 720;
export const STEP_PX = PERSON_PX + 24;

const wide = '[data-wide] &';
const ACTION = '56px';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.compact });
export const switches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

/**
 * Scrolls from one person to the next. It fills the window below the controls: on a phone one person is the whole view.
 */
export const feed = style({
  position: 'relative',
  height: `max(27rem, calc(100dvh - ${vars.size.topBar} - 164px))`,
  borderRadius: vars.radius.card,
  overflow: 'auto hidden',
  overscrollBehavior: 'contain auto',
  scrollbarWidth: 'none',
  selectors: {
    '&:not([data-wide])': { overflow: 'hidden auto', scrollSnapType: 'y mandatory' },
    '&[data-wide]': { scrollSnapType: 'x mandatory' },
    '&:focus-visible': { outlineOffset: '2px' },
  },
  '@media': {
    // Snapping is an animation: the view goes to the nearest person by itself, without one.
    '(prefers-reduced-motion: reduce)': { selectors: { '&&&': { scrollSnapType: 'none' } } },
    [below('small')]: { marginInline: `calc(-1 * ${vars.space.small})` },
  },
});
globalStyle(`html[data-still] ${feed}`, { scrollSnapType: 'none !important' });

/** As long as the row of all people and the end, of whom only those near the view are rendered. */
export const room = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '1px',
  height: `calc((var(${AT}) + 1) * 100%)`,
  pointerEvents: 'none',
  selectors: { [wide]: { width: `calc(var(${AT}) * ${STEP_PX}px + 100%)`, height: '1px' } },
});

export const person = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(var(${AT}) * 100%)`,
  display: 'grid',
  gridTemplate: '1fr / minmax(0, 1fr)',
  height: '100%',
  ...paper,
  overflow: 'hidden',
  contain: 'strict',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: {
    [wide]: {
      inset: 'auto',
      top: 0,
      left: `calc(50% - ${PERSON_PX / 2}px + var(${AT}) * ${STEP_PX}px)`,
      width: `${PERSON_PX}px`,
      scrollSnapAlign: 'center',
    },
    '&[data-end]': { placeContent: 'center', gridTemplate: 'auto / auto' },
  },
});

const layer = { gridArea: '1 / 1', minWidth: 0, minHeight: 0 } as const;
export const picture = style({ ...layer, contain: 'size' });
/** The neighbours are darker. Their texts are not, because they can be read. */
globalStyle(`[data-wide] ${person}:not([data-in-view]) > ${picture}`, { opacity: 0.4 });
/** The film over the picture, which shows through until the film has its first frame. */
export const film = style({
  ...layer,
  position: 'relative',
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});
export const video = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });

/** A gradient that gives the text enough contrast on any picture and film. */
export const scrim = style({
  ...layer,
  alignSelf: 'end',
  position: 'relative',
  height: 'min(22rem, 75%)',
  backgroundImage: 'linear-gradient(to top, #0B0B0DF2 12%, #0B0B0DCC 48%, transparent)',
  pointerEvents: 'none',
});

/** The whole picture is one button. */
export const surface = style({
  ...layer,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  paddingBottom: '7rem',
  touchAction: 'manipulation',
  selectors: {
    '&&:active': { animation: 'none' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});
export const playMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '88px',
  height: '88px',
  borderRadius: vars.radius.full,
  color: vars.color.onBrand,
  backgroundImage: vars.gradient.brand,
  boxShadow: '0 12px 40px #000000A6',
  selectors: { '&[data-quiet]': { color: vars.color.text, backgroundImage: 'none', backgroundColor: '#0B0B0DB3' } },
  '@media': { [forcedColors]: { border: '2px solid ButtonText' } },
});
globalStyle(`${playMark} svg`, { width: '40px', height: '40px' });

export const about = style({
  ...layer,
  alignSelf: 'end',
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  maxHeight: '100%',
  padding: `0 calc(${ACTION} + ${vars.space.large}) ${vars.space.large} ${vars.space.medium}`,
  // Presses between the lines belong to the picture.
  pointerEvents: 'none',
  selectors: { [wide]: { paddingInlineStart: vars.space.large } },
});
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: vars.fontSize.heading,
  lineHeight: vars.lineHeight.tight,
});
export const nameLink = style({
  display: 'inline-block',
  minHeight: vars.size.touch,
  paddingTop: vars.space.small,
  pointerEvents: 'auto',
  selectors: { '&:hover': hover({ color: vars.color.orangeLight }) },
});
export const meta = style({ ...oneLine, ...metaSoft, maxWidth: '100%' });
export const sentence = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});
export const note = style({ color: vars.color.warn, fontSize: vars.fontSize.small });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const foreignLink = style({
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  backgroundColor: '#0B0B0DB3',
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  pointerEvents: 'auto',
  selectors: { '&:hover': hover({ borderColor: vars.color.orange }) },
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  maxWidth: '100%',
  marginTop: vars.space.hair,
});

/** In reach of the thumb, above the floating button of the filters. */
export const actions = style({
  ...layer,
  justifySelf: 'end',
  alignSelf: 'end',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.hair,
  width: ACTION,
  margin: `0 ${vars.space.small} 88px 0`,
  selectors: { [wide]: { marginBottom: vars.space.large } },
});
export const action = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minWidth: ACTION,
  minHeight: '52px',
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textShadow: '0 1px 4px #000000',
  selectors: {
    '&:hover': hover({ color: vars.color.orangeLight }),
    '&[aria-pressed="true"]': { color: vars.color.magenta },
  },
});
export const actionWord = style({
  fontSize: '0.625rem',
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@media': { [largeLetters]: { display: 'none' } },
});
export const score = style({
  display: 'grid',
  marginBottom: vars.space.hair,
  borderRadius: vars.radius.full,
  backgroundColor: '#0B0B0DB3',
});
export const ring = style({ width: '52px', height: '52px', fontSize: '15px' });

export const waiting = style({ display: 'grid', placeItems: 'center', height: '100%', ...paper });
export const endActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.compact,
});
