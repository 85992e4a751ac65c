import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const offer = style({
  display: 'grid',
  gap: vars.space.compact,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.orangeDark}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.paper,
});
export const title = style({ fontSize: vars.fontSize.heading, ...phraseLineBreaks });
export const text = style({ color: vars.color.textSoft, ...phraseLineBreaks });
