import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, em } from '../theme/breakpoints.ts';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5em', lineHeight: 1 });

export const name = style({ fontWeight: 700, letterSpacing: '0.18em', marginRight: '-0.18em', whiteSpace: 'nowrap' });

/** Treated as a logo: the size is limited to the line's width, however large the user's font size is. */
export const size = styleVariants({
  medium: { fontSize: 'min(1.125rem, 6vw)' },
  large: { fontSize: 'min(1.625rem, 8.5vw)' },
});

/** A name that does not fit beside the ring, which is as high as the bar, wraps to a second line, which is cut off. */
export const bar = style({ flexWrap: 'wrap', minWidth: 0, height: '100%' });
globalStyle(`${bar} > svg`, { height: '100%' });

/** For the top bar with five other controls: smaller on a phone, and only the ring on a small phone. */
export const compact = style({
  '@media': {
    [below('small')]: { fontSize: '0.8125rem', letterSpacing: '0.08em', marginRight: '-0.08em' },
    [`screen and (width < ${em(400)})`]: { display: 'none' },
  },
});
