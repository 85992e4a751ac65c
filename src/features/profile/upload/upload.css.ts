import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: vars.space.compact,
  minHeight: vars.size.control,
});
/** The status of the file; without a text it takes no space. */
export const status = style({
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
  selectors: { '&:empty': { display: 'none' } },
});
