import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { hover } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: `0 ${vars.space.small}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    'a&:hover': hover({ color: vars.color.text, backgroundColor: vars.color.raised }),
    '&[aria-current="page"]': {
      color: vars.color.onBrand,
      backgroundImage: vars.gradient.brand,
      backgroundOrigin: 'border-box',
      fontWeight: 700,
    },
    '&[aria-disabled="true"]': { color: vars.color.edge, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } } } },
});

/** On a narrow screen only the current page and the first and last fit between the arrows. */
export const neighbour = style({ '@media': { [below('small')]: { display: 'none' } } });
export const gap = style({ minWidth: '20px', textAlign: 'center', color: vars.color.textMute });
/** As wide as a number of up to three digits, so that nothing moves when the last page becomes known. */
export const end = style({ minWidth: vars.size.touch });
