import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

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
  selectors: { '&:hover': { color: vars.color.orangeLight } },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  // Leaves room for the count, which is not part of the button's name.
  selectors: { '[aria-describedby] > &': { marginInlineEnd: '44px' } },
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
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = style({
  flex: 'none',
  color: vars.color.textSoft,
  transition: `transform ${vars.motion.calm}`,
  selectors: { [`${root}[data-open] > * &`]: { transform: 'rotate(180deg)' } },
});

/** `until-found` hides the content by `content-visibility`, which would keep the padding. */
export const content = style({
  selectors: { '&:not([hidden])': { paddingBlock: `${vars.space.hair} ${vars.space.medium}` } },
});
