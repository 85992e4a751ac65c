import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { barHeight } from '../../ui/theme/tokens.ts';

/** Height of two lines of text on a phone. */
const STRIP = '3rem';

// The strips increase the height of the top bar, so everything that reserves space for the bar includes them.
globalStyle(':root:has([data-connection], [data-update])', {
  vars: { [vars.size.topBar]: `calc(${barHeight} + ${STRIP} + env(safe-area-inset-top))` },
});
globalStyle(':root:has([data-connection]):has([data-update])', {
  vars: { [vars.size.topBar]: `calc(${barHeight} + 2 * ${STRIP} + env(safe-area-inset-top))` },
});

export const region = style({});

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  height: STRIP,
  paddingInline: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.tight,
  // Large letters stay small enough for three lines beside a button.
  '@media': { [below('small')]: { fontSize: `min(${vars.fontSize.meta}, 6vw)` } },
});

globalStyle(`${strip} > button`, { flex: 'none', whiteSpace: 'nowrap' });

export const icon = style({ flex: 'none', color: vars.color.warn });
export const updateIcon = style({ flex: 'none', color: vars.color.info });
