import { globalStyle, style } from '@vanilla-extract/css';
import { below, breakpoints, em, from } from '../../ui/theme/breakpoints.ts';
import { hover, visuallyHidden } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Widths at which the labels fit, but only with reduced padding. */
const tightWidths = `screen and (${em(breakpoints.small)} <= width < ${em(720)})`;

/** On a phone with larger letters the names under the icons have no room. */
const phoneWithNames = `${below('small')} and (width >= ${em(320)})`;

/** Width and height of an icon in px. */
const ICON = 20;
/** Height of a badge in px, and the width of one with a single digit. */
const BADGE = 18;
/** Padding left of an entry's icon, and gap between icon and label, in px. */
const wide = { edge: 12, gap: 8 };
const narrow = { edge: 6, gap: 4 };

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
    // The label is beside the badge.
    '&[data-counts]': { columnGap: `${BADGE / 2 + 4}px` },
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
        '&:not([data-shown])': visuallyHidden,
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
    [phoneWithNames]: {
      selectors: {
        [`${list}[data-named] ${link} > &`]: {
          position: 'static',
          width: 'auto',
          height: 'auto',
          overflow: 'visible',
          clipPath: 'none',
          padding: 0,
          border: 'none',
          color: 'inherit',
          backgroundColor: 'transparent',
          boxShadow: 'none',
          fontSize: vars.fontSize.meta,
          fontFeatureSettings: '"palt"',
          lineHeight: 1.25,
        },
      },
    },
  },
});
globalStyle(`${list}[data-named] ${link}`, {
  '@media': {
    // As much room between the names as the window has.
    [phoneWithNames]: { flexDirection: 'column', gap: '1px', paddingInline: 'clamp(1px, (100vw - 312px) / 10, 4px)' },
  },
});

/**
 * Returns the position of a badge whose right edge is half of its height right of the icon's corner: one with more
 * digits covers more of the icon and none of the label.
 */
const badgeBeside = ({ edge }: typeof wide) => ({
  left: `${edge + ICON + BADGE / 2}px`,
  transform: 'translate(-100%, -50%)',
});

/** Centred on the upper right corner of the icon. It takes no space, so that a changing count causes no layout shift. */
export const badge = style({
  position: 'absolute',
  top: `calc(50% - ${ICON / 2}px)`,
  left: `calc(50% + ${ICON / 2}px)`,
  display: 'grid',
  width: 'max-content',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  '@media': {
    [from('small')]: badgeBeside(wide),
    [tightWidths]: badgeBeside(narrow),
    // The name below the icon and the gap raise it by half of their height.
    [phoneWithNames]: { selectors: { [`${list}[data-named] &`]: { top: `calc(50% - ${ICON / 2 + 8}px)` } } },
  },
});
