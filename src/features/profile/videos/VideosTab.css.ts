import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });
export const title = style({ fontSize: vars.fontSize.title });
export const lead = style({ color: vars.color.textSoft });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' });
