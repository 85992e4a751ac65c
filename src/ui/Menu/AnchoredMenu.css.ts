import { style } from '@vanilla-extract/css';
import { metaSoft } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const unavailable = style({ color: vars.color.textMute });
/** Why an item cannot be chosen, below its label. */
export const obstacle = style({ display: 'block', ...metaSoft });
