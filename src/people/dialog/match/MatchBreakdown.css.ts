import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px', minWidth: 0 });
export const note = style({ marginTop: vars.space.medium, color: vars.color.textMute, fontSize: vars.fontSize.meta });
