import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const controls = style({
  display: 'flex',
  // With large letters the button goes below.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.compact,
});
export const label = style({ whiteSpace: 'nowrap', fontSize: vars.fontSize.small, color: vars.color.textSoft });
export const slider = style({
  flex: '1 1 4rem',
  minWidth: 0,
  height: vars.size.touch,
  accentColor: vars.color.orange,
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.45, cursor: 'not-allowed' } },
});
export const warning = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.warn,
});
