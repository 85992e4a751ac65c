import { globalStyle, style } from '@vanilla-extract/css';
import { below, breakpoints, em, from } from '../../ui/theme/breakpoints.ts';
import { hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Widths at which the labels fit, but only with reduced padding. */
const tightWidths = `screen and (${em(breakpoints.small)} <= width < ${em(720)})`;

/** Padding left of an entry's icon, width of the icon, and gap between icon and label, in px. */
const wide = { edge: 12, icon: 20, gap: 8 };
const narrow = { edge: 6, icon: 20, gap: 4 };

export const list = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [from('small')]: { gap: vars.space.hair } },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${wide.gap}px`,
  minWidth: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  // A long press shows the name and not the browser's own menu for links.
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  transition: `color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': hover({ color: vars.color.text, backgroundColor: vars.color.raised }),
    // A fill, a stronger icon and a line at the lower edge of the bar, so that colour is not the only distinction.
    '&&[aria-current="page"]': { color: vars.color.orangeLight, backgroundColor: '#FF7A1A29' },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: '4px',
      bottom: '-8px',
      height: '3px',
      borderRadius: vars.radius.full,
      backgroundImage: vars.gradient.brand,
    },
  },
  '@media': {
    [from('small')]: { paddingInline: `${wide.edge}px` },
    [tightWidths]: { gap: `${narrow.gap}px`, paddingInline: `${narrow.edge}px`, fontSize: vars.fontSize.meta },
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]::after': { backgroundColor: 'Highlight', backgroundImage: 'none' } },
    },
  },
});

globalStyle(`${link}[aria-current="page"] svg`, { fill: '#FF7A1A4D', strokeWidth: 2.2 });

/** Visually hidden below 600 px, where it is shown in a bubble below the bar during a long press on the entry. */
export const label = style({
  '@media': {
    [below('small')]: {
      position: 'absolute',
      selectors: {
        '&:not([data-shown])': { width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
        '&[data-shown]': {
          top: `calc(100% + ${vars.space.compact})`,
          padding: `${vars.space.hair} ${vars.space.compact}`,
          border: `1px solid ${vars.color.edge}`,
          borderRadius: vars.radius.medium,
          color: vars.color.text,
          backgroundColor: vars.color.raised,
          boxShadow: '0 8px 24px #000000B3',
        },
      },
    },
  },
});

/** Returns the distance of the icon's right edge from the left edge of the entry. */
const iconEnd = ({ edge, icon }: typeof wide) => `${edge + icon}px`;

/** At the upper right corner of the icon. It takes no space, so that a changing count causes no layout shift. */
export const badge = style({
  position: 'absolute',
  bottom: 'calc(50% + 4px)',
  left: 'calc(50% + 10px)',
  display: 'grid',
  width: 'max-content',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  '@media': { [from('small')]: { left: iconEnd(wide) }, [tightWidths]: { left: iconEnd(narrow) } },
});

/**
 * The icons with their names, shown once on the first visit with a phone. They are in the lower part of the window,
 * where they cover no heading, and above the buttons at its edge. Their containing block is the bar.
 */
export const names = style({
  position: 'absolute',
  bottom: `calc(100% - 100dvh + 48px + 2rem + env(safe-area-inset-bottom))`,
  insetInline: vars.space.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space.hair} ${vars.space.compact}`,
  padding: `${vars.space.small} ${vars.space.compact}`,
  border: `1px solid ${vars.color.orange}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  boxShadow: '0 8px 24px #000000B3',
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  pointerEvents: 'none',
});
export const named = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.hair });
