import { globalStyle, style } from '@vanilla-extract/css';
import { oneLine } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'flex' });
// As large as the links beside it.
globalStyle(`${root} > button`, { minWidth: vars.size.control, minHeight: vars.size.control });
export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.compact, minWidth: 0 });
export const words = style({ display: 'grid', minWidth: 0, lineHeight: vars.lineHeight.snug });

const line = { ...oneLine } as const;
export const name = style({ ...line, fontWeight: 700 });
export const email = style({ ...line, fontSize: vars.fontSize.meta, color: vars.color.textSoft });
