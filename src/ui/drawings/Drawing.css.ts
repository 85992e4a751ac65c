import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ width: '168px', height: '120px' });

export const strokeOrange = style({ stroke: vars.color.orange });
export const strokeMagenta = style({ stroke: vars.color.magenta });
export const strokeFaint = style({ stroke: vars.color.edge });
export const fillOrange = style({ fill: vars.color.orange });
export const fillMagenta = style({ fill: vars.color.magenta });
