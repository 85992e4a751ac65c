import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
});
export const head = style({
  display: 'grid',
  gap: vars.space.compact,
  padding: `${vars.space.medium} ${vars.space.medium} 12px`,
});
export const kicker = style({
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  letterSpacing: '0.1em',
  lineHeight: 1.35,
});
/** As high as the controls that are loaded into it. */
export const tools = style({ display: 'grid', minHeight: '36px' });
export const scroller = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${vars.space.small} ${vars.space.medium}`,
});
export const end = style({ minHeight: '1px' });
export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.compact,
  minHeight: '76px',
  padding: `${vars.space.small} ${vars.space.medium}`,
});
