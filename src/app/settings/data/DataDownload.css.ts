import { style } from '@vanilla-extract/css';
import { smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const help = style(smallSoft);
/** The line above the progress bar: what is being fetched, and how much of it. */
export const line = style([
  smallSoft,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.tiny },
]);
export const file = style({
  display: 'inline-block',
  paddingBlock: vars.space.compact,
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
});
