import { style } from '@vanilla-extract/css';
import { below, breakpoints, from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Widths at which the labels fit, but only with reduced padding. */
const tightWidths = `screen and (min-width: ${breakpoints.small}px) and (max-width: 719.98px)`;

/** In px: padding left of an entry's icon, width of the icon, gap between icon and label. */
const wide = { edge: 12, icon: 20, gap: 8 };
const narrow = { edge: 6, icon: 20, gap: 4 };

/** Offset of the badge's right edge, so that it ends where the label begins. */
const labelOffset = ({ edge, icon, gap }: typeof wide) => `calc(100% - ${edge + icon + gap}px)`;

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
  minWidth: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.raised },
    '&[aria-current="page"]': { color: vars.color.orangeLight },
    // The active entry is underlined at the lower edge of the bar.
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: '10px',
      bottom: '-10px',
      height: '2px',
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

/** Visually hidden below 600 px; it stays the link's accessible name. */
export const label = style({
  '@media': {
    [below('small')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/**
 * Positioned over the icon's corner at any width, so that a changing count causes no layout shift. Grows to the left,
 * away from the label.
 */
export const badge = style({
  position: 'absolute',
  top: '1px',
  right: '-3px',
  display: 'grid',
  width: 'max-content',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
  pointerEvents: 'none',
  '@media': { [from('small')]: { right: labelOffset(wide) }, [tightWidths]: { right: labelOffset(narrow) } },
});
