import { style } from '@vanilla-extract/css';
import { metaSoft, oneLine } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const time = style({
  flex: 1,
  minWidth: 0,
  ...oneLine,
  ...metaSoft,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-failed]': { whiteSpace: 'normal', color: vars.color.error } },
});

export const rate = style({
  flex: 'none',
  minWidth: vars.size.touch,
  height: vars.size.touch,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  textAlign: 'center',
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.line } },
});

export const settings = style({ display: 'grid', flex: 'none', width: vars.size.touch, height: vars.size.touch });
