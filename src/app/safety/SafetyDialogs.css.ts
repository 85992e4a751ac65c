import { style } from '@vanilla-extract/css';
import { metaMute } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const line = style({ display: 'block' });
export const note = style({ ...metaMute, display: 'block', marginTop: vars.space.small });
export const head = style({ fontWeight: 700 });
export const mail = style({
  marginTop: vars.space.tiny,
  padding: vars.space.compact,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  userSelect: 'text',
});
