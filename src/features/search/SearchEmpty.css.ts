import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const actions = style({ display: 'grid', gap: vars.space.small, justifyItems: 'center' });
