import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  // A thin line keeps dark pictures distinct from the dark background.
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const size = styleVariants({
  small: [base, { width: '32px', height: '32px' }],
  medium: [base, { width: '40px', height: '40px' }],
  large: [base, { width: '56px', height: '56px' }],
  huge: [base, { width: '96px', height: '96px' }],
});
