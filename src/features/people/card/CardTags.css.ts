import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Two rows that never grow: chips that are too long for theirs become shorter. */
export const rows = style({ display: 'grid', gridTemplateRows: '24px 24px', gap: vars.space.tiny });
export const row = style({ display: 'flex', gap: vars.space.tiny, minWidth: 0 });
export const tag = style({ display: 'flex', minWidth: 0 });
export const shortTag = style({ display: 'flex', flex: 'none' });
/** Above the card's link. */
export const more = style({ position: 'relative', zIndex: vars.layer.raised, display: 'flex', flex: 'none' });
export const all = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny });
