import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.compact,
  paddingTop: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});
export const title = style({ fontSize: vars.fontSize.body });
