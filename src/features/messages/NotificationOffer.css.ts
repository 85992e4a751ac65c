import { style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** One line between the messages and the composer; on a phone its letters are smaller. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.hair,
  flex: 'none',
  paddingInline: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.small,
  '@media': { [below('small')]: { fontSize: vars.fontSize.meta } },
});
export const question = style({ color: vars.color.textSoft });
export const allow = style({
  minHeight: vars.size.touch,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  color: vars.color.orangeLight,
  fontWeight: 700,
});
