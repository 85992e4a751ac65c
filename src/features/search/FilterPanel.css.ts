import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.small, minWidth: 0 });
export const found = style({ display: 'grid', gap: vars.space.medium });
export const foundTitle = style({
  marginBottom: vars.space.small,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
});
export const nothing = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });
/** The whole hint in a sidebar's width. */
export const finder = style({});
globalStyle(`${finder} input::placeholder`, { fontSize: vars.fontSize.meta });
