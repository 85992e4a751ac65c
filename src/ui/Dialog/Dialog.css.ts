import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, motionAllowed } from '../theme/breakpoints.ts';
import { paper } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, transform: 'scale(0.98)' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/** An entrance by keyframes, because a dialog that is mounted open has no starting style. */
const entrance = { '@media': { [motionAllowed]: { animation: `${grow} 160ms ease-out` } } } as const;

const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});
export const title = style({ fontSize: vars.fontSize.title, outline: 'none' });
export const description = style({ color: vars.color.textSoft });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  // The reason of a disabled button, shown below it, must not stretch the other buttons.
  alignItems: 'start',
  gap: vars.space.compact,
  marginTop: vars.space.small,
  // On a phone they are stacked, the main one first.
  '@media': { [below('small')]: { flexFlow: 'column-reverse', alignItems: 'stretch' } },
});

export const confirmForm = style([content, { marginTop: vars.space.medium }]);

export const plainConfirm = style({
  width: `calc(100% - 2 * ${vars.space.medium})`,
  maxWidth: '440px',
  padding: vars.space.large,
  ...paper,
  color: 'inherit',
  '::backdrop': { backgroundColor: '#050506CC' },
  ...entrance,
});

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  backgroundColor: '#050506CC',
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&[data-ending-style]': { opacity: 0 } },
  '@media': { [motionAllowed]: { animation: `${fadeIn} 160ms ease-out` } },
});

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.medium,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/**
 * On a phone the sheet fills the screen: it is stretched, because a minimum height would prevent it from growing with
 * its content.
 */
export const sheetViewport = style([
  viewport,
  { '@media': { [below('small')]: { padding: 0, placeItems: 'stretch' } } },
]);

const popup = style({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  padding: vars.space.large,
  ...paper,
  outline: 'none',
  transition: 'opacity 160ms ease-out, transform 160ms ease-out',
  selectors: { '&[data-ending-style]': { opacity: 0, transform: 'scale(0.98)' } },
  ...entrance,
});

export const size = styleVariants({
  small: [popup, { maxWidth: '27.5rem' }],
  medium: [popup, { maxWidth: '37.5rem' }],
  large: [popup, { maxWidth: '52.5rem' }],
  sheet: [
    popup,
    {
      maxWidth: '45rem',
      '@media': {
        [below('small')]: {
          maxWidth: 'none',
          padding: vars.space.medium,
          paddingBottom: `calc(${vars.space.large} + env(safe-area-inset-bottom))`,
          border: 'none',
          borderRadius: 0,
          transition: 'transform 200ms ease-out',
          selectors: { '&[data-ending-style]': { opacity: 1, transform: 'translateY(100%)' } },
        },
        [`${below('small')} and ${motionAllowed}`]: { animation: `${rise} 200ms ease-out` },
      },
    },
  ],
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
/** Extends into the padding, so that the cross aligns with the edge of the text. */
export const close = style({ display: 'flex', margin: '-10px -12px -10px 0' });

/** Without a visible title the close button overlays the content and stays in place while it scrolls. */
export const headHidden = style({
  position: 'sticky',
  top: vars.space.medium,
  zIndex: vars.layer.raised,
  display: 'flex',
  justifyContent: 'flex-end',
  height: 0,
});
export const closeFloating = style({
  display: 'flex',
  height: 'fit-content',
  borderRadius: vars.radius.full,
  backgroundColor: '#0B0B0DCC',
  marginTop: `calc(-1 * ${vars.space.small})`,
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
});

export const body = style([content, { selectors: { [`${head} + &:not(:empty)`]: { marginTop: vars.space.medium } } }]);

/** The heading of a part of the content. The dialog lays out the parts with 32 px between them. */
export const partTitle = style({ marginBottom: vars.space.small, fontSize: vars.fontSize.body });
