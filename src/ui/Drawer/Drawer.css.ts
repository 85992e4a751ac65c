import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, low, motionAllowed } from '../theme/breakpoints.ts';
import { FLOOR } from '../Snackbar/SnackbarRegion.css.ts';
import { vars } from '../theme/theme.css.ts';

/** On a phone the padding is smaller, so that the content gets more of the width. */
const narrow = below('small');

/** Low, but the buttons of the foot fit into one line, which stays visible. */
const lowAndWide = `${low} and (width >= 18em)`;

const popup = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.paper,
  outline: 'none',
  transition: `transform ${vars.motion.slow}`,
  // In a low window, as with 400 % zoom, a fixed head and foot would leave no room for the content: they scroll with it.
  '@media': { [low]: { display: 'block', overflowY: 'auto' } },
});

const besides = { top: 0, bottom: 0, width: 'min(25rem, calc(100vw - 48px))' } as const;
/** Slides in from the side by keyframes, because a drawer that is mounted open has no starting style. */
const slide = (transform: string) => ({
  selectors: { '&[data-ending-style]': { transform } },
  '@media': { [motionAllowed]: { animation: `${keyframes({ from: { transform } })} ${vars.motion.slow}` } },
});
const hairline = `1px solid ${vars.color.line}`;

export const side = styleVariants({
  left: [
    popup,
    {
      ...besides,
      left: 0,
      paddingLeft: 'env(safe-area-inset-left)',
      borderRight: hairline,
      ...slide('translateX(-100%)'),
    },
  ],
  right: [
    popup,
    {
      ...besides,
      right: 0,
      paddingRight: 'env(safe-area-inset-right)',
      borderLeft: hairline,
      ...slide('translateX(100%)'),
    },
  ],
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minHeight: vars.size.topBar,
  padding: `calc(${vars.space.small} + env(safe-area-inset-top)) ${vars.space.small} ${vars.space.small} ${vars.space.large}`,
  borderBottom: hairline,
  '@media': { [narrow]: { paddingInlineStart: vars.space.medium } },
});
export const header = style({
  flex: 'none',
  paddingInline: vars.space.large,
  borderBottom: hairline,
  '@media': { [narrow]: { paddingInline: vars.space.medium } },
});
export const title = style({ fontSize: vars.fontSize.lead, outline: 'none' });

export const body = style({
  flex: 'auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space around an element that is scrolled into view, for its focus ring.
  scrollPaddingBlock: vars.space.small,
  padding: vars.space.large,
  paddingBottom: `calc(${vars.space.large} + env(safe-area-inset-bottom))`,
  '@media': { [narrow]: { paddingInline: vars.space.medium }, [low]: { overflowY: 'visible' } },
});

export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `12px ${vars.space.large}`,
  paddingBottom: `calc(12px + env(safe-area-inset-bottom))`,
  borderTop: hairline,
  backgroundColor: vars.color.paper,
  '@media': {
    [narrow]: { paddingInline: vars.space.medium },
    [lowAndWide]: {
      position: 'sticky',
      bottom: 0,
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    },
  },
});
globalStyle(`html:root:has(${footer})`, { vars: { [FLOOR]: `calc(8rem - ${vars.space.small})` } });
