import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const text = style({ whiteSpace: 'pre-wrap' });
export const none = style({ color: vars.color.textMute });
export const link = style({ color: vars.color.orangeLight, textDecoration: 'underline', textUnderlineOffset: '3px' });
