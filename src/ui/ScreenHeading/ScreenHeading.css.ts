import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({ overflowWrap: 'anywhere' });

export const size = styleVariants({
  hero: [base, { fontSize: vars.fontSize.hero, letterSpacing: '0.01em', lineHeight: 1.25 }],
  heading: [base, { fontSize: vars.fontSize.heading }],
});
