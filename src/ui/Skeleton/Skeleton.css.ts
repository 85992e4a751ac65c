import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motionAllowed } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

const sweep = keyframes({ from: { backgroundPosition: '130% 0' }, to: { backgroundPosition: '-30% 0' } });

const base = style({
  display: 'block',
  backgroundColor: vars.color.raised,
  '@media': {
    [motionAllowed]: {
      backgroundImage: `linear-gradient(100deg, transparent 40%, ${vars.color.line} 50%, transparent 60%)`,
      backgroundSize: '250% 100%',
      animation: `${sweep} 1.8s ease-in-out infinite`,
    },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const shape = styleVariants({
  text: [base, { height: '1em', borderRadius: vars.radius.small }],
  box: [base, { height: '100%', borderRadius: 'inherit' }],
  pill: [base, { height: '24px', borderRadius: vars.radius.full }],
  circle: [base, { aspectRatio: '1', borderRadius: '50%' }],
});
