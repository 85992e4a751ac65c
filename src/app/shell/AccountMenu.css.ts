import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'flex' });
export const who = style({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 });
export const words = style({ display: 'grid', minWidth: 0, lineHeight: vars.lineHeight.snug });

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...line, fontWeight: 700 });
export const email = style({ ...line, fontSize: vars.fontSize.meta, color: vars.color.textSoft });
