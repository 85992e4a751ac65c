import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { barHeight } from './Shell.css.ts';

const STRIP = 48;

// The strips increase the height of the top bar, so everything that leaves room for the bar leaves room for them.
globalStyle(':root:has([data-connection], [data-update])', {
  vars: { [vars.size.topBar]: `calc(${barHeight + STRIP}px + env(safe-area-inset-top))` },
});
globalStyle(':root:has([data-connection]):has([data-update])', {
  vars: { [vars.size.topBar]: `calc(${barHeight + 2 * STRIP}px + env(safe-area-inset-top))` },
});

export const region = style({});

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  height: `${STRIP}px`,
  paddingInline: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.tight,
  '@media': { [below('small')]: { fontSize: vars.fontSize.meta } },
});

export const icon = style({ flex: 'none', color: vars.color.warn });
export const updateIcon = style({ flex: 'none', color: vars.color.info });
