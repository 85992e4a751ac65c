import { style } from '@vanilla-extract/css';
import { smallSoft } from '../../ui/theme/mixins.ts';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Large, so that a wrong letter is noticed. */
export const address = style({
  fontSize: vars.fontSize.title,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
});
export const spam = style({ ...smallSoft, ...phraseLineBreaks });
