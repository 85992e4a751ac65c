import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: '12px',
  alignItems: 'center',
  padding: `12px 12px 0`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.ground,
  transition: `border-color ${vars.motion.calm}, box-shadow ${vars.motion.calm}`,
  selectors: {
    // The player that is playing has a glow.
    '&[data-status="playing"]': { borderColor: vars.color.orangeDark, boxShadow: '0 0 24px #FF7A1A33' },
  },
});

/** As high as the rate button, which appears once the sound is loaded, so that nothing moves then. */
export const row = style({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginTop: '-8px',
  marginRight: `calc(-1 * ${vars.space.small})`,
});
