import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const title = style({ fontSize: vars.fontSize.title });
export const lead = style({ color: vars.color.textSoft });
