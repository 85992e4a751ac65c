import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.magenta,
  color: vars.color.onBrand,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const size = styleVariants({
  medium: [base, { minWidth: '1.25rem', height: '1.25rem', padding: '0 6px', fontSize: vars.fontSize.meta }],
  // 18 px at the default font size. The font is limited, because there is no more room above an icon.
  small: [
    base,
    { minWidth: '1.5em', height: '1.5em', padding: '0 0.25em', fontSize: `min(${vars.fontSize.meta}, 14px)` },
  ],
});
