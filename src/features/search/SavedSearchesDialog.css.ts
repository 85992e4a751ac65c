import { style } from '@vanilla-extract/css';
import { clippedText, hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space.compact });
export const item = style({
  paddingBottom: vars.space.small,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.line}` } },
});

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.compact,
  minHeight: vars.size.touch,
  color: vars.color.text,
  fontWeight: 700,
});
export const name = style({
  ...clippedText,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: vars.color.edge,
  textUnderlineOffset: '3px',
  selectors: { [`${link}:hover &`]: hover({ textDecorationColor: 'currentcolor' }) },
});
export const newPeople = style({ color: vars.color.orangeLight, fontSize: vars.fontSize.small });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: '-10px',
});
export const action = style({
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space.compact,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  selectors: { '&:hover': hover({ color: vars.color.text, backgroundColor: vars.color.line }) },
});
export const danger = style([action, { selectors: { '&:hover': hover({ color: vars.color.error }) } }]);
