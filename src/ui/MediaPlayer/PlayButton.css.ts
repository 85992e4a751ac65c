import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { brandDisc, pressedAsWhole } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  ...brandDisc,
  transition: `filter ${vars.motion.quick}, transform ${vars.motion.quick}`,
  selectors: {
    '&:hover': { filter: 'brightness(1.08)' },
    '&:active': { transform: 'scale(0.96)' },
    '&[data-size="large"]': { width: '64px', height: '64px', boxShadow: '0 8px 32px #00000080' },
  },
  '@media': { [forcedColors]: { backgroundImage: 'none', borderColor: 'ButtonText', color: 'ButtonText' } },
});
pressedAsWhole(root);

/** A dark background, because the brand-coloured ring would be invisible on the brand gradient. */
export const waiting = style({
  display: 'grid',
  padding: '5px',
  borderRadius: '50%',
  backgroundColor: vars.color.onBrand,
});
