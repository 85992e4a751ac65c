import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const part = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });
