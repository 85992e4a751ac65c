import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const anchor = style({ display: 'inline-flex', maxWidth: '100%' });

export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 16px))',
  padding: `${vars.space.hair} 10px`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
});
