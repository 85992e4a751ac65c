import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { barRow } from './Shell.css.ts';

const STRIP = 48;

// Whatever keeps clear of the bar keeps clear of the strip too.
globalStyle(':root:has([data-connection], [data-update])', {
  vars: { [vars.size.topBar]: `${barRow + STRIP}px` },
});
globalStyle(':root:has([data-connection]):has([data-update])', {
  vars: { [vars.size.topBar]: `${barRow + 2 * STRIP}px` },
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
export const news = style({ flex: 'none', color: vars.color.info });
