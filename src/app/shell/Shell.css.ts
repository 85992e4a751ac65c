import { style } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { barHeight } from '../../ui/theme/tokens.ts';
import { label } from './MainNavigation.css.ts';

/** Returns the distance from the sides, which is at least the safe area of the device. */
const clearOf = (distance: string) =>
  `max(${distance}, env(safe-area-inset-left)) max(${distance}, env(safe-area-inset-right))`;

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.bar,
  minHeight: vars.size.topBar,
  paddingTop: 'env(safe-area-inset-top)',
  borderBottom: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.paper,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: `calc(${vars.size.wide} + 2 * ${vars.space.large})`,
  height: `calc(${barHeight} - 1px)`,
  marginInline: 'auto',
  paddingInline: clearOf(vars.space.hair),
  '@media': {
    [from('small')]: { gap: vars.space.hair, paddingInline: clearOf(vars.space.medium) },
    [from('medium')]: { paddingInline: clearOf(vars.space.large) },
  },
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: vars.size.control,
  height: '100%',
  // With large letters only the mark fits.
  overflow: 'hidden',
  paddingInline: vars.space.tiny,
  marginRight: 'auto',
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.body,
  // A long press shows the name of the screen and not the browser's own menu for links.
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  '@media': {
    // Where the product's name is hidden, the ring is the entry of the search among the others.
    [below('small')]: {
      selectors: {
        '&[aria-current]': { background: `${vars.gradient.brand} bottom / calc(100% - 8px) 3px no-repeat` },
      },
    },
  },
});

/** The name of the search, which a long press shows on a phone. */
export const homeName = style([label, { '@media': { [from('small')]: { display: 'none' } } }]);

export const main = style({
  maxWidth: `calc(${vars.size.wide} + 2 * ${vars.space.large})`,
  minHeight: '100dvh',
  marginInline: 'auto',
  paddingTop: vars.size.topBar,
  paddingInline: clearOf(vars.space.medium),
  '@media': { [from('small')]: { paddingInline: clearOf(vars.space.large) } },
});
