import { globalStyle, style } from '@vanilla-extract/css';
import { linkText } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  // A touch target of 44 px. Vertical padding does not change the layout inside a text; where the link is a block of
  // its own, the negative margin compensates for it. Not `inline-block`, because screen readers would insert a blank
  // around it.
  padding: '12px 0',
  margin: '-12px 0',
  ...linkText,
  transition: `color ${vars.motion.quick}, text-decoration-color ${vars.motion.quick}`,
});

// The touch target and the focus ring are higher than the line. Paragraphs with such a link hold the app's own words, so
// they need no clipping (global.css.ts).
globalStyle(`:is(p, h1, h2, h3, h4, dd):has(${root})`, { overflow: 'visible' });
