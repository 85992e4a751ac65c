import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, largeLetters } from '../../../ui/theme/breakpoints.ts';
import { FLOOR } from '../../../ui/Snackbar/SnackbarRegion.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/**
 * Custom property on the root element: the height of the bar, so that snackbars and focused elements are not covered.
 */
export const barHeightProperty = '--save-bar';
const barHeight = `var(${barHeightProperty}, 72px)`;

export const root = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  bottom: 0,
  display: 'grid',
  gap: vars.space.small,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  padding: `12px ${vars.space.medium} calc(12px + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.ground,
  '@media': {
    [from('small')]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: vars.space.large,
    },
  },
});

// The bar, or a snackbar above it, must not cover elements that receive the focus.
globalStyle(`html:has(${root})`, { scrollPaddingBottom: `calc(${barHeight} + 96px)` });

// Over a dialog snackbars have their usual position.
const noDialog = 'html:not(:has([role="dialog"], [role="alertdialog"]))';
globalStyle(`${noDialog}:has(${root})`, { vars: { [FLOOR]: barHeight } });

export const notes = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.hair,
  minWidth: 0,
  // Not `:has(:empty)`: WebKit does not notice there that an element gets a text.
  selectors: { '&[data-empty]': { display: 'none' } },
});
const problemText = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.error,
});
export const problem = problemText;
export const mend = style([
  problemText,
  {
    minHeight: vars.size.touch,
    marginBlock: `calc(-1 * ${vars.space.tiny})`,
    borderRadius: vars.radius.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
]);

export const dirty = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontSize: vars.fontSize.small,
  color: vars.color.warn,
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${dirty}::before`, {
  content: '',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.compact,
  '@media': { [from('small')]: { justifyContent: 'flex-end' }, [largeLetters]: { gap: vars.space.small } },
});
// On a phone the buttons fill the line; the main one takes more of it.
globalStyle(`${actions} > *`, {
  '@media': {
    [below('small')]: { flex: '1 1 auto' },
    // Both buttons fit into one line only if their text is smaller.
    [largeLetters]: { paddingInline: vars.space.small, fontSize: vars.fontSize.meta },
  },
});
globalStyle(`${actions} > :last-child`, { '@media': { [below('small')]: { flexGrow: 1.4 } } });
