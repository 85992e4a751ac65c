import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motionAllowed } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

const base = style({
  display: 'block',
  backgroundColor: vars.color.line,
  '@media': {
    // The compositor runs it, so that it does not occupy the main thread while something is loading.
    [motionAllowed]: { animation: `${pulse} 1.8s ease-in-out infinite` },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const shape = styleVariants({
  text: [base, { height: '1em', borderRadius: vars.radius.small }],
  box: [base, { height: '100%', borderRadius: 'inherit' }],
  pill: [base, { height: '24px', borderRadius: vars.radius.full }],
  circle: [base, { aspectRatio: '1', borderRadius: '50%' }],
});
