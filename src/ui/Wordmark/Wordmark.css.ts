import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5em', lineHeight: 1 });

export const name = style({ fontWeight: 700, letterSpacing: '0.18em', marginRight: '-0.18em', whiteSpace: 'nowrap' });

export const size = styleVariants({ medium: { fontSize: '1.125rem' }, large: { fontSize: '1.625rem' } });

/** In a bar that is shared with five controls: closer set on a phone, the ring alone below 344 px. */
export const compact = style({
  '@media': {
    [below('small')]: { fontSize: '0.8125rem', letterSpacing: '0.08em', marginRight: '-0.08em' },
    'screen and (max-width: 343px)': { display: 'none' },
  },
});
