import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  flex: 'none',
  // Leaves space for the messages when the font is large.
  maxHeight: '40%',
  overflowY: 'auto',
  padding: `${vars.space.small} ${vars.space.small} 0 ${vars.space.medium}`,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.small,
});
export const icon = style({ paddingTop: '10px', color: vars.color.orangeLight });
export const words = style({ paddingTop: vars.space.small });
