import { style } from '@vanilla-extract/css';

/** In the middle of the window, below the header: the ring that is shown while a screen’s code loads. */
export const root = style({ display: 'grid', placeItems: 'center', minHeight: '60vh' });
