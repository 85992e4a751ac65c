import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: '12px' });
export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: vars.space.medium,
  minHeight: '116px',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.paper,
});
export const lines = style({ display: 'grid', gap: vars.space.small, alignContent: 'start' });
