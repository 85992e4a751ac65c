import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
  rowGap: vars.space.small,
});
export const title = style({
  flexBasis: '100%',
  fontSize: 'clamp(1.125rem, 0.85rem + 1.3vw, 1.75rem)',
  '@media': { [from('small')]: { flexBasis: 'auto' } },
});
/** Reserves the space of the number before it is known. */
export const count = style({
  minWidth: '4em',
  minHeight: '1lh',
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
});
export const sort = style({
  width: '192px',
  marginInlineStart: 'auto',
  '@media': { [from('small')]: { width: '216px' } },
});
