import { style } from '@vanilla-extract/css';

export const picture = style({ height: '100%', borderRadius: 'inherit', opacity: 0.4 });
export const score = style({ display: 'flex', alignItems: 'center', gap: '10px' });
