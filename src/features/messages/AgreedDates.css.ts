import { style } from '@vanilla-extract/css';
import { hover, pressedRow } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space.hair });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.compact}`,
  minHeight: vars.size.touch,
  padding: vars.space.small,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': hover({ backgroundColor: vars.color.raised }), '&:active': pressedRow },
});
export const time = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const soft = style({ color: vars.color.textSoft, fontSize: vars.fontSize.meta });
