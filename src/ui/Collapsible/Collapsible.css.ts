import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { hover, pressedRow } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** The same path as `ChevronDownIcon`. */
const CHEVRON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="m5.5 9.5 6.5 6.5 6.5-6.5"/></svg>';

export const root = style({ width: '100%', minWidth: 0 });
export const title = style({ position: 'relative', fontSize: vars.fontSize.small });

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  // Extends the button by 4 px on each side, so that the focus ring keeps a distance while the text stays aligned.
  width: 'calc(100% + 8px)',
  marginInline: '-4px',
  minHeight: vars.size.touch,
  padding: '10px 4px',
  borderRadius: vars.radius.medium,
  fontWeight: 700,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: {
    // Leaves room for the count, which is not part of the button's name.
    '&[aria-describedby]': { columnGap: '52px' },
    '&:hover': hover({ color: vars.color.orangeLight }),
    '&:active': pressedRow,
    // The arrow: a mask in the colour of the text, so that it needs no elements.
    '&::after': {
      content: '',
      flex: 'none',
      marginInlineStart: 'auto',
      width: '20px',
      height: '20px',
      backgroundColor: vars.color.textSoft,
      maskImage: `url("data:image/svg+xml,${encodeURIComponent(CHEVRON)}")`,
      transition: `transform ${vars.motion.calm}`,
    },
    '&[aria-expanded="true"]::after': { transform: 'rotate(180deg)' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&::after': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' } } },
  },
});

/** Positioned over the button, before the arrow. */
export const count = style({
  position: 'absolute',
  top: 'calc(50% - 10px)',
  insetInlineEnd: '32px',
  pointerEvents: 'none',
  minWidth: '20px',
  padding: '0 6px',
  borderRadius: vars.radius.full,
  color: vars.color.onBrand,
  backgroundColor: vars.color.orange,
  fontSize: vars.fontSize.meta,
  lineHeight: '1.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** No padding while hidden: `until-found` hides the content by `content-visibility`, which leaves the padding. */
export const content = style({
  selectors: { '&:not([hidden])': { paddingBlock: `${vars.space.hair} ${vars.space.medium}` } },
});
