import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, largeLetters } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/**
 * The bar is at the end of the dialog, although it is read after the name; until the end is visible, it sticks to the
 * lower edge of the visible part (rule F31). With a large font the buttons wrap.
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

// Snackbars are above the bar.
globalStyle(`html:has(${bar}) [data-snackbars]`, {
  bottom: `calc(5rem + ${vars.space.small} + env(safe-area-inset-bottom))`,
});

/** On a phone there is only space for the label. */
export const icon = style({ '@media': { [below('small')]: { display: 'none' } } });
