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
