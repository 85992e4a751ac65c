import { style } from '@vanilla-extract/css';
import { hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: '2px',
  marginBottom: vars.space.hair,
  paddingInlineStart: '10px',
  borderInlineStart: '3px solid currentColor',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  // Marks above and below letters end here. `overflow` would end the pressable areas at the edge in Safari, too.
  clipPath: 'inset(-8px)',
});
export const target = style({
  position: 'relative',
  minHeight: '28px',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  borderRadius: vars.radius.small,
  // Enlarges the pressable area to a height of 44 px.
  '::after': { content: '', position: 'absolute', inset: '-8px 0' },
  textUnderlineOffset: '3px',
  selectors: { '&:hover': hover({ textDecoration: 'underline' }) },
});
