import { globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors, from, largeLetters } from '../../ui/theme/breakpoints.ts';
import { FLOOR } from '../../ui/Snackbar/SnackbarRegion.css.ts';
import { hover, metaSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/**
 * The bar is at the end of the dialog, although it is read after the name; until the end is visible, it sticks to the
 * lower edge of the visible part. With a large font the buttons wrap.
 */
export const bar = style({
  order: 1,
  position: 'sticky',
  zIndex: vars.layer.raised,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.compact,
  minHeight: vars.size.control,
  marginInline: `calc(-1 * ${vars.space.large})`,
  padding: `${vars.space.compact} ${vars.space.large} calc(${vars.space.compact} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  backgroundColor: vars.color.paper,
  '@media': {
    // A sticky offset is relative to the inside of the dialog's padding, which does not exist on a phone.
    [from('small')]: { bottom: `calc(-1 * ${vars.space.medium})` },
    [below('small')]: {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingInline: vars.space.medium,
      borderRadius: 0,
    },
  },
});

globalStyle(`${bar} > *`, {
  flex: '1 1 12rem',
  '@media': { [below('small')]: { flexBasis: 'auto' }, [largeLetters]: { fontSize: vars.fontSize.meta } },
});
// On a phone the first button takes the space that the other one leaves.
globalStyle(`${bar} > :first-child`, { '@media': { [below('small')]: { flex: '999 1 8rem' } } });

globalStyle(`html:root:has(${bar})`, { vars: { [FLOOR]: `calc(5rem - ${vars.space.small})` } });

/** A line of its own above the buttons, also while it is empty. */
export const hint = style({
  ...metaSoft,
  order: -1,
  minHeight: '1lh',
  selectors: { [`${bar} > &`]: { flex: '1 0 100%' } },
});
globalStyle(`html:root:has(${hint})`, { vars: { [FLOOR]: `calc(7rem - ${vars.space.small})` } });

/** On a phone there is only space for the label. */
export const icon = style({ '@media': { [below('small')]: { display: 'none' } } });

/**
 * Icon and label are centred. An invisible twin of the longer label makes the button as wide as it needs in both states,
 * so that toggling causes no layout shift.
 */
export const like = style({
  display: 'inline-grid',
  gridTemplateColumns: '1fr auto auto 1fr',
  alignItems: 'center',
  // The twin's row has no height.
  alignContent: 'center',
  columnGap: vars.space.small,
  minWidth: '128px',
  minHeight: vars.size.control,
  padding: `10px ${vars.space.medium}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&::after': {
      content: 'attr(data-longest)',
      gridColumn: '1 / -1',
      height: 0,
      // The icon and the gap beside it.
      paddingInlineStart: `calc(20px + ${vars.space.small})`,
      overflow: 'hidden',
      visibility: 'hidden',
    },
    // Neither visible nor focusable, but its space is reserved.
    '&[data-unknown]': { visibility: 'hidden' },
    '&:hover': hover({ backgroundColor: vars.color.line, borderColor: vars.color.textSoft }),
    '&&[aria-pressed="true"]': { color: vars.color.magentaLight, borderColor: vars.color.magenta },
  },
  '@media': {
    [forcedColors]: { selectors: { '&&[aria-pressed="true"]': { color: 'Highlight', borderColor: 'Highlight' } } },
  },
});
globalStyle(`${like} > :first-child`, { gridColumn: 2 });
