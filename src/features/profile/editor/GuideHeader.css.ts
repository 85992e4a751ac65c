import { style } from '@vanilla-extract/css';
import { smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.compact}`,
  width: '100%',
});
export const position = style({ ...smallSoft, fontVariantNumeric: 'tabular-nums' });
export const title = style({ marginTop: vars.space.large, fontSize: vars.fontSize.heading });
export const hint = style({ ...smallSoft, marginTop: vars.space.hair });
export const way = style({
  minHeight: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: vars.color.text } },
});
