import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({ overflowWrap: 'anywhere' });

/** With large letters the longest phrases, of seven characters in the hero and eight elsewhere, still fit in one line. */
export const size = styleVariants({
  hero: [base, { fontSize: `min(${vars.fontSize.hero}, 12.8vw)`, letterSpacing: '0.01em', lineHeight: 1.25 }],
  heading: [base, { fontSize: `min(${vars.fontSize.heading}, 11vw)` }],
});
