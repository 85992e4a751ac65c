import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  backgroundColor: vars.color.raised,
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 28%' });

const art = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  containerType: 'size',
  // A picture like any other: forced colours would leave white on white.
  forcedColorAdjust: 'none',
});

/** Light from above left over a ground of two colours, and the grooves of a record. */
const ground = (from: string, to: string) => [
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
  ember: ground('#E8651A', '#4A1338'),
  rose: ground('#E0457B', '#2B1030'),
  dusk: ground('#B5176B', '#1B1F52'),
  amber: ground('#D98A1F', '#56170F'),
  violet: ground('#8A4BE0', '#23103F'),
  ocean: ground('#2F7FD6', '#17123F'),
  teal: ground('#1C9A94', '#12203F'),
  wine: ground('#A3325A', '#33101A'),
});

export const glyph = style({
  width: 'min(46cqw, 46cqh)',
  height: 'min(46cqw, 46cqh)',
  color: '#FFFFFFD9',
  filter: 'drop-shadow(0 6px 18px #00000059)',
});
