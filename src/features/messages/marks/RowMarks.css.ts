import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Overlaps the upper edge of the picture. */
export const root = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetInlineStart: '8px',
  insetBlockStart: '8px',
  display: 'flex',
  gap: '1px',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  color: vars.color.orangeLight,
  backgroundColor: vars.color.ground,
});
