import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', alignContent: 'center', minHeight: '70vh' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.medium });
