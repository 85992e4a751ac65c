import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space.hair,
});

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.touch,
  height: vars.size.touch,
  padding: `0 ${vars.space.small}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    'a&:hover': { color: vars.color.text, backgroundColor: vars.color.raised },
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

/** Between the arrows and all numbers of a narrow screen only the current page and the ends fit. */
export const neighbour = style({ '@media': { [below('small')]: { display: 'none' } } });
export const gap = style({ minWidth: '20px', textAlign: 'center', color: vars.color.textMute });
