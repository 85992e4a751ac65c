import { style } from '@vanilla-extract/css';
import { clippedText, textButton } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Has no outline, because it receives the focus by script when the last person is removed from the list. */
export const root = style({ outline: 'none' });
export const help = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });
export const list = style({ display: 'grid', marginTop: vars.space.small });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  paddingBlock: vars.space.tiny,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.line}` } },
});
export const name = style({ ...clippedText, flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 700 });
export const blocked = style({
  display: 'block',
  color: vars.color.textMute,
  fontSize: vars.fontSize.meta,
  fontWeight: 400,
});
export const restore = style([textButton, { flex: 'none' }]);
