import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/**
 * Takes no room and sticks to the lower edge of what is visible of the dialog, so that the bar, which extends upwards
 * from it, stays in reach while one reads (rule F31).
 */
export const anchor = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  top: '100%',
  height: 0,
  // The gap of the column counts once.
  marginTop: `calc(-1 * ${vars.space.large})`,
  // Sticking counts from the inside of the padding around the dialog, which there is none of on a phone.
  '@media': { [from('small')]: { top: `calc(100% + ${vars.space.medium})` } },
});

export const bar = style({
  position: 'absolute',
  insetInline: `calc(-1 * ${vars.space.large})`,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.compact,
  padding: `${vars.space.compact} ${vars.space.large} calc(${vars.space.compact} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  backgroundColor: vars.color.paper,
  minHeight: vars.size.control,
  '@media': {
    [below('small')]: {
      insetInline: `calc(-1 * ${vars.space.medium})`,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInline: vars.space.medium,
      borderRadius: 0,
    },
  },
});

// Messages that pass stand above the bar.
globalStyle(`html:has(${bar}) [data-snackbars]`, {
  bottom: `calc(48px + 2rem + ${vars.space.small} + env(safe-area-inset-bottom))`,
});

/** On a phone there is only room for the label. */
export const icon = style({ '@media': { [below('small')]: { display: 'none' } } });
