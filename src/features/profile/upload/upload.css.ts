import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: vars.space.compact,
  minHeight: vars.size.control,
});
/** What is said about the file; takes no room while nothing is. */
export const status = style({
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
  selectors: { '&:empty': { display: 'none' } },
});
