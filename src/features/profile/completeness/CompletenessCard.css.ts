import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../../../ui/theme/phraseLineBreaks.ts';
import { smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});
export const title = style({ fontSize: vars.fontSize.lead });
export const lead = style({
  ...smallSoft,
  ...phraseLineBreaks,
});
