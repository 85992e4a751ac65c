import { style } from '@vanilla-extract/css';
import { oneLine } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Style of the label that follows the pointer; the item itself moves in the list. */
export const dragLabel = style({
  display: 'inline-block',
  maxWidth: '280px',
  padding: `${vars.space.small} ${vars.space.medium}`,
  marginInlineStart: vars.space.giant,
  border: `1px solid ${vars.color.orange}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  boxShadow: '0 12px 40px #000000B3',
  fontWeight: 700,
  ...oneLine,
});
