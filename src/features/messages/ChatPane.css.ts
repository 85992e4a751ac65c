import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** Rows: header, messages, typing indicator, composer. The messages take the remaining height. */
export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
});
export const emptyChat = style({ minHeight: 0, overflowY: 'auto', padding: vars.space.medium });
export const nobody = style({ display: 'grid', alignContent: 'center', height: '100%', color: vars.color.textSoft });
export const skeletons = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.compact,
  padding: vars.space.medium,
  minHeight: 0,
  overflow: 'hidden',
});
export const bubble = style({
  height: '42px',
  borderRadius: '18px',
  overflow: 'hidden',
  selectors: { '&[data-own]': { justifySelf: 'end' } },
});
