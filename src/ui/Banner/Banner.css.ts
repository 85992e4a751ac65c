import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: `12px ${vars.space.medium}`,
  border: '1px solid',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
});

export const kind = styleVariants({
  error: [base, { borderColor: vars.color.error }],
  info: [base, { borderColor: vars.color.info }],
  ok: [base, { borderColor: vars.color.ok }],
});

export const icon = styleVariants({
  error: { color: vars.color.error },
  info: { color: vars.color.info },
  ok: { color: vars.color.ok },
});

export const body = style({ flex: 1, minWidth: 0, color: vars.color.text, whiteSpace: 'pre-line' });
export const action = style({ marginTop: vars.space.small });
