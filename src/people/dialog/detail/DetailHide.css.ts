import { style } from '@vanilla-extract/css';
import { textButton } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const button = style([
  textButton,
  { justifySelf: 'start', alignSelf: 'start', marginInlineStart: `calc(-1 * ${vars.space.small})` },
]);
export const help = style({ color: vars.color.textMute, fontSize: vars.fontSize.meta });
