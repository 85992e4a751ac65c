import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const field = style({ height: vars.size.control, borderRadius: vars.radius.medium });
export const title = style({ display: 'grid', alignContent: 'center', height: vars.size.touch });
