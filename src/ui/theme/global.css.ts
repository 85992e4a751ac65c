import { globalStyle, keyframes } from '@vanilla-extract/css';
import { forcedColors, from, motionAllowed } from './breakpoints.ts';
import { floorConditions } from './floorConditions.ts';
import { clippedText } from './mixins.ts';
import { phraseLineBreaks } from './phraseLineBreaks.ts';
import { vars } from './theme.css.ts';

globalStyle(':root', {
  '@media': {
    '(pointer: coarse)': { vars: { [vars.size.chip]: vars.size.touch } },
    [from('small')]: { vars: { [vars.size.slot]: '40px' } },
  },
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('*', { margin: 0, padding: 0 });

globalStyle('html', {
  colorScheme: 'dark',
  background: vars.color.ground,
  scrollbarColor: `${vars.color.line} transparent`,
  // Space for the top bar when a link or the focus scrolls to an element below it.
  scrollPaddingTop: `calc(${vars.size.topBar} + ${vars.space.medium})`,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

globalStyle('body', {
  minHeight: '100dvh',
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3, h4', {
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  fontFeatureSettings: '"palt"',
  textWrap: 'balance',
  ...phraseLineBreaks,
});

// The app's mark in index.html, shown until the first screen is rendered. It is hidden there and shown by this style,
// because a development server sends the styles late.
globalStyle('#starting', { display: 'block', position: 'fixed', inset: 0, margin: 'auto' });

globalStyle('p', { textWrap: 'pretty' });
// Text with hundreds of combining marks on one character is wider than its column, cannot be wrapped, and would be painted
// over the texts above and below, so it is clipped at its box. The margin leaves room for the focus rings of links.
globalStyle('p, h1, h2, h3, h4, dd', clippedText);

globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
// A long text beside an icon must not shrink it.
globalStyle('svg', { flexShrink: 0 });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 'none', cursor: 'pointer', textAlign: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, a, input', { touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' });

// What is pressed answers in the next frame. Has no specificity, so that rows and cards may answer otherwise (`pressedRow`).
const pressed = ':where(button, a, summary):where(:active:not(:disabled, [aria-disabled="true"]))';
const shrink = keyframes({ to: { scale: '0.97' } });
globalStyle(pressed, {
  '@media': {
    [motionAllowed]: { animation: `${shrink} 80ms ease-out forwards` },
    '(prefers-reduced-motion: reduce)': { opacity: 0.75 },
  },
});
globalStyle(`:where(:root[data-still]) ${pressed}`, { animation: 'none', opacity: 0.75 });

// Has no specificity, so that a style with another focus ring wins in whatever order a build loads the styles.
globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${vars.color.orange}`,
  outlineOffset: '2px',
});

// Headings receive the focus after a navigation, so that screen readers continue there; a focus ring would make them
// look like controls.
globalStyle('h1[tabindex="-1"]:focus-visible, h2[tabindex="-1"]:focus-visible, main:focus-visible', {
  outline: 'none',
});

globalStyle('::selection', { background: vars.color.orange, color: vars.color.onBrand });

const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  // Not 0.01ms: with any duration, even `visibility` changes a frame later, and a hidden element takes no focus; the
  // chat's log would measure its rows between spacers of their former heights.
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
};
globalStyle('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
// The setting of the app (reducedMotion.ts).
const underStill = ['*', '*::before', '*::after'].map((each) => `:root[data-still] ${each}`);
globalStyle(underStill.join(', '), still);

globalStyle(':focus-visible', { '@media': { [forcedColors]: { outlineColor: 'Highlight' } } });

// Safari clips without a margin, so focus rings in paragraphs are drawn inside.
globalStyle(':is(p, h1, h2, h3, h4) :focus-visible', {
  '@supports': { 'not (overflow-clip-margin: 8px)': { outlineOffset: '-2px' } },
});

// The message in index.html for browsers that are too old. It is hidden by conditions that only newer browsers
// support, so that it shows where no script runs.
globalStyle('#old-browser', {
  display: 'block',
  padding: '16px',
  '@supports': { [Object.values(floorConditions).join(' and ')]: { display: 'none' } },
});
