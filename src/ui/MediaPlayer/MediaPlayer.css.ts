import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors, from, motionAllowed } from '../theme/breakpoints.ts';
import { brandDisc, filmFrame, hover, metaSoft, oneLine, pressedAsWhole } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const time = style({
  flex: 1,
  minWidth: 0,
  ...oneLine,
  ...metaSoft,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-failed]': { whiteSpace: 'normal', color: vars.color.error } },
});

/** Of the two, a phone shows the first and a wider window the second. */
export const brief = style({ '@media': { [from('small')]: { display: 'none' } } });
export const full = style({ '@media': { [below('small')]: { display: 'none' } } });

export const rate = style({
  flex: 'none',
  minWidth: vars.size.touch,
  height: vars.size.touch,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  textAlign: 'center',
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { '&:hover': hover({ color: vars.color.text, backgroundColor: vars.color.line }) },
});

export const settings = style({ display: 'grid', flex: 'none', width: vars.size.touch, height: vars.size.touch });

export const playButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  ...brandDisc,
  transition: `filter ${vars.motion.quick}`,
  selectors: {
    '&:hover': hover({ filter: 'brightness(1.08)' }),
    '&[data-size="large"]': { width: '64px', height: '64px', boxShadow: '0 8px 32px #00000080' },
  },
  '@media': { [forcedColors]: { backgroundImage: 'none', borderColor: 'ButtonText', color: 'ButtonText' } },
});
pressedAsWhole(playButton);

/** A dark background, because the brand-coloured ring would be invisible on the brand gradient. */
export const waiting = style({
  display: 'grid',
  padding: '5px',
  borderRadius: '50%',
  backgroundColor: vars.color.onBrand,
});

/** Played share in percent. */
export const played = createVar();

export const waveform = style({ position: 'absolute', inset: 0, vars: { [played]: '0%' } });

const rise = keyframes({ from: { transform: 'scaleY(0.06)' } });

const layer = style({
  position: 'absolute',
  inset: '2px 0',
  width: '100%',
  height: 'calc(100% - 4px)',
  overflow: 'visible',
  selectors: {
    '[data-waveform="drawn"] > &': { '@media': { [motionAllowed]: { animation: `${rise} ${vars.motion.slow}` } } },
  },
});

export const bars = style([
  layer,
  {
    fill: 'none',
    strokeWidth: '1.5px',
    strokeLinecap: 'round',
    '@media': { [from('small')]: { strokeWidth: '3px' } },
  },
]);

export const rest = style({ stroke: vars.color.edge, '@media': { [forcedColors]: { stroke: 'GrayText' } } });
export const done = style({
  clipPath: `inset(-4px calc(100% - ${played}) -4px 0)`,
});

/** A plain bar, shown without a waveform. */
export const track = style({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(50% - 3px)',
  height: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.edge,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const filling = style({
  width: played,
  height: '100%',
  backgroundImage: vars.gradient.brand,
  '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'Highlight' } },
});

/** The line at the current position. */
export const head = style({
  position: 'absolute',
  insetBlock: '2px',
  left: played,
  width: '2px',
  marginLeft: '-1px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text,
  selectors: {
    '&[data-hidden]': { visibility: 'hidden' },
    '[data-waveform="plain"] > &': { insetBlock: 'calc(50% - 9px)', width: '4px', marginLeft: '-2px' },
  },
  '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
});

/** A touch target of 44 px, regardless of what is drawn inside. */
export const seekBar = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: vars.size.touch,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  // Horizontal gestures seek; vertical ones still scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
});

export const band = style({
  position: 'absolute',
  insetBlock: 0,
  backgroundColor: '#FFC24B2E',
  pointerEvents: 'none',
});

/** A line with a letter: A is above and B below, so that both are readable in a short part. */
const flag = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  borderStyle: 'solid',
  borderColor: vars.color.warn,
  borderWidth: '0 0 0 2px',
  color: vars.color.warn,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  lineHeight: 1,
  textShadow: `0 0 3px ${vars.color.ground}, 0 0 3px ${vars.color.ground}`,
  '@media': { [forcedColors]: { borderColor: 'Highlight', color: 'CanvasText' } },
});
export const flagOf = styleVariants({
  start: [flag, { left: '-1px', paddingLeft: '3px' }],
  end: [flag, { right: '-1px', paddingRight: '3px', alignItems: 'flex-end', borderWidth: '0 2px 0 0' }],
});

export const audioPlayer = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  columnGap: '12px',
  alignItems: 'center',
  padding: '11px 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.ground,
  transition: `border-color ${vars.motion.calm}, box-shadow ${vars.motion.calm}`,
  selectors: {
    // The player that is playing has a glow.
    '&[data-status="playing"]': { borderColor: vars.color.orangeDark, boxShadow: '0 0 24px #FF7A1A33' },
  },
});

/** Wide enough for the settings, which appear once the sound is loaded, so that the waveform keeps its width then. */
export const audioEnd = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: `calc(${vars.size.touch} + 1.75rem)`,
  textAlign: 'end',
  '@media': { [from('small')]: { minWidth: `calc(${vars.size.touch} + 4.5rem)` } },
  selectors: {
    // A message needs a line of its own.
    '&:has([data-failed])': { gridColumn: '1 / -1', textAlign: 'start' },
  },
});
globalStyle(`${audioEnd} > ${settings}`, { marginRight: `calc(-1 * ${vars.space.small})` });

/** Height in px at the lower edge of the window that other elements must leave free. */
export const miniPlayerReservedHeight = 128;

// Elements that receive the focus must not be covered by the player.
globalStyle(':root:has([data-mini-player="shown"])', { scrollPaddingBottom: `${miniPlayerReservedHeight}px` });

export const miniPlayer = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  insetInline: vars.space.small,
  bottom: `calc(${vars.space.small} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '12px',
  maxWidth: '720px',
  marginInline: 'auto',
  padding: `${vars.space.small} 12px 0`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: '0 12px 40px #000000B3',
  transition: `border-color ${vars.motion.calm}`,
  selectors: {
    '&[data-status="playing"]': { borderColor: vars.color.orangeDark },
    '&[data-mini-player="resting"]:not(:has(:focus-visible))': { display: 'none' },
  },
  '@media': { [from('small')]: { bottom: vars.space.medium }, [forcedColors]: { borderColor: 'CanvasText' } },
});

export const miniAbout = style({ minWidth: 0 });
const line = style({ ...oneLine });
export const miniTitle = style([
  line,
  { fontSize: vars.fontSize.small, fontWeight: 700, lineHeight: vars.lineHeight.snug },
]);
export const miniArtist = style([line, { ...metaSoft }]);
export const miniButtons = style({ display: 'flex' });
export const miniPosition = style({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', columnGap: '12px' });
export const miniSeeker = style({ flex: 1, minWidth: 0 });
export const miniTime = style({ display: 'flex', maxWidth: '60%' });

/** The box has a fixed aspect ratio, so that nothing moves when the video is loaded. */
export const videoPlayer = style({
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

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.full,
  color: vars.color.textSoft,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not([aria-disabled])': hover({ color: vars.color.text, backgroundColor: vars.color.line }),
    '&[aria-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
});
