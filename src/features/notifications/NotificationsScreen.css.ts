import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** Limits the column to a readable line length. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  maxWidth: vars.size.reading,
  marginInline: 'auto',
  paddingBlock: `${vars.size.slot} ${vars.space.vast}`,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
// A button beside the heading does not move it.
globalStyle(`${head} > button`, { marginBlock: `calc(-1 * ${vars.space.small})` });

/** One line for each kind, with room before the list. */
export const elsewhere = style({ display: 'grid', gap: vars.space.small, marginBottom: vars.space.medium });
export const elsewhereLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  minHeight: vars.size.touch,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});
export const look = style({ flex: 'none', color: vars.color.orangeLight, fontWeight: 700 });
