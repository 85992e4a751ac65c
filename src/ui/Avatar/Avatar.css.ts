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

export const person = style({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.color.raised,
});
/** Fills the parent. */
export const whole = style({ display: 'block', width: '100%', height: '100%', borderRadius: 'inherit' });

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 28%',
  // Firefox draws the alternative text until the picture has loaded; one that does not load is replaced.
  color: 'transparent',
});

const art = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  containerType: 'size',
  // Treated like an image: forced colors would make it white on white.
  forcedColorAdjust: 'none',
});

/**
 * The background of a placeholder: a gradient of two colours with a highlight and concentric grooves, like a record.
 */
const backgroundOf = (from: string, to: string) => [
  art,
  {
    backgroundImage: [
      'radial-gradient(circle at 18% 8%, #FFFFFF2E, transparent 46%)',
      'repeating-radial-gradient(circle at 86% 104%, #FFFFFF12 0 1px, transparent 1px 11px)',
      `linear-gradient(150deg, ${from}, ${to} 82%)`,
    ].join(', '),
  },
];

export const tone = styleVariants({
  ember: backgroundOf('#E8651A', '#4A1338'),
  rose: backgroundOf('#E0457B', '#2B1030'),
  dusk: backgroundOf('#B5176B', '#1B1F52'),
  amber: backgroundOf('#D98A1F', '#56170F'),
  violet: backgroundOf('#8A4BE0', '#23103F'),
  ocean: backgroundOf('#2F7FD6', '#17123F'),
  teal: backgroundOf('#1C9A94', '#12203F'),
  wine: backgroundOf('#A3325A', '#33101A'),
});

export const glyph = style({
  width: 'min(46cqw, 46cqh)',
  height: 'min(46cqw, 46cqh)',
  color: '#FFFFFFD9',
  filter: 'drop-shadow(0 6px 18px #00000059)',
});
