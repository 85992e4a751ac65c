import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', alignContent: 'center', minHeight: '70vh' });
