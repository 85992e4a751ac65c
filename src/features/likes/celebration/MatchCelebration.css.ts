import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../ui/theme/breakpoints.ts';
import { phraseLineBreaks } from '../../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const header = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  paddingTop: vars.space.large,
  textAlign: 'center',
  // The pictures slide in from outside this element, which would make the dialog scroll. The clip margin lets the glow
  // extend to the dialog's edges.
  overflow: 'clip',
  overflowClipMargin: vars.space.large,
});
export const title = style({
  marginTop: vars.space.large,
  fontSize: vars.fontSize.heading,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  ...phraseLineBreaks,
});
export const common = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });

// On a phone the buttons are at the lower edge of the dialog, so the snackbar about the match is above it.
globalStyle(`html:has(${header}) [data-snackbars]`, {
  top: `calc(${vars.space.small} + env(safe-area-inset-top))`,
  bottom: 'auto',
  // Beside the button that closes the dialog.
  '@media': { [below('small')]: { insetInlineEnd: `calc(${vars.size.touch} + 2 * ${vars.space.medium})` } },
});
