import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, forcedColors, motionAllowed } from '../../ui/theme/breakpoints.ts';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const header = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  paddingTop: vars.space.large,
  textAlign: 'center',
  // The pictures slide in from outside this element, which would make the dialog scroll. The clip margin lets the glow
  // extend to the dialog's edges.
  overflow: 'clip',
  overflowClipMargin: vars.space.large,
});
export const title = style({
  marginTop: vars.space.large,
  fontSize: vars.fontSize.heading,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  ...phraseLineBreaks,
});
export const common = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });

// On a phone the buttons are at the lower edge of the dialog, so the snackbar about the match is above it.
globalStyle(`html:has(${header}) [data-snackbars]`, {
  top: `calc(${vars.space.small} + env(safe-area-inset-top))`,
  bottom: 'auto',
  // Beside the button that closes the dialog.
  '@media': { [below('small')]: { insetInlineEnd: `calc(${vars.size.touch} + 2 * ${vars.space.medium})` } },
});

export const phrases = style({ wordBreak: 'keep-all' });

const SIZE = 132;
const RING = 6;
const OVERLAP = 26;
const SLIDE = '460ms cubic-bezier(0.2, 0.9, 0.25, 1.12)';

const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-56px) rotate(-14deg)' } });
const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(56px) rotate(14deg)' } });
const glow = keyframes({
  from: { opacity: 0, transform: 'scale(0.6)' },
  '45%': { opacity: 0, transform: 'scale(0.6)' },
});

export const portraits = style({
  position: 'relative',
  width: `${2 * SIZE - OVERLAP}px`,
  height: `${SIZE}px`,
  isolation: 'isolate',
  selectors: {
    // A soft glow behind the two pictures.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      // Limited to the window's width; otherwise the dialog would scroll horizontally.
      inset: '-72px max(-96px, (100% - 100vw) / 2 + 17px)',
      backgroundImage: 'radial-gradient(closest-side, #FF7A1A73, #F0479E40 52%, transparent)',
      '@media': { [motionAllowed]: { animation: `${glow} 900ms ease-out` } },
    },
  },
});

const orange = `linear-gradient(135deg, ${vars.color.orangeLight}, ${vars.color.orange} 60%, ${vars.color.orangeDark})`;
const magenta = `linear-gradient(135deg, ${vars.color.magentaLight}, ${vars.color.magenta} 60%, ${vars.color.magentaDark})`;

/** Position and animation of each side. A picture and its ring use the same animation. */
const left = { left: 0, '@media': { [motionAllowed]: { animation: `${fromLeft} ${SLIDE}` } } };
const right = { right: 0, '@media': { [motionAllowed]: { animation: `${fromRight} ${SLIDE}` } } };

const circle = style({
  position: 'absolute',
  top: 0,
  width: `${SIZE}px`,
  height: `${SIZE}px`,
  borderRadius: '50%',
});

const portrait = style([
  circle,
  { padding: `${RING}px`, '@media': { [forcedColors]: { border: '2px solid CanvasText' } } },
]);
export const viewer = style([portrait, left, { backgroundImage: orange }]);
export const person = style([portrait, right, { backgroundImage: magenta }]);

/**
 * The rings once more, above the pictures: the viewer's ring completely, the other one only in its lower half. The two
 * rings therefore seem to be interlinked.
 */
const ring = style([
  circle,
  {
    maskImage: `radial-gradient(closest-side, transparent calc(100% - ${RING + 0.5}px), #000 calc(100% - ${RING}px))`,
    '@media': { [forcedColors]: { display: 'none' } },
  },
]);
export const viewerRing = style([ring, left, { backgroundImage: orange }]);
export const personRing = style([ring, right, { backgroundImage: magenta, clipPath: 'inset(50% 0 0 0)' }]);
