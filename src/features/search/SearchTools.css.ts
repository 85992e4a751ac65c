import { style } from '@vanilla-extract/css';
import { textButton } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/**
 * It has the same height while the code of the tools is loading. Text buttons without a border extend into the gaps.
 */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.compact})`,
  marginInline: `calc(-1 * ${vars.space.small})`,
  selectors: { '&:empty': { display: 'none' } },
});
export const tool = style(textButton);
