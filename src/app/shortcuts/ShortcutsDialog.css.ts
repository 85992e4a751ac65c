import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.medium,
  paddingBlock: vars.space.hair,
});
export const keys = style({ display: 'flex', gap: vars.space.hair, flex: 'none' });
export const key = style({
  minWidth: '28px',
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.small,
  textAlign: 'center',
});
