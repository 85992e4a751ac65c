import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const title = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });
