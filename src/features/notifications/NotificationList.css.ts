import { style } from '@vanilla-extract/css';
import { paper } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: vars.space.medium,
  minHeight: '116px',
  padding: vars.space.medium,
  ...paper,
});
export const lines = style({ display: 'grid', gap: vars.space.small, alignContent: 'start' });
