import { style } from '@vanilla-extract/css';
import { metaSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
export const icon = style({ flex: 'none', color: vars.color.info });
export const words = style({ ...metaSoft, flex: 1, minWidth: 0 });
