import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space.medium,
});
export const openers = style({ display: 'grid', gap: vars.space.small, justifyItems: 'start' });
/** Looks like a message that is not written yet. */
export const opener = style({
  minHeight: vars.size.touch,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: '18px',
  backgroundColor: vars.color.paper,
  fontSize: vars.fontSize.small,
  textAlign: 'start',
  ...phraseLineBreaks,
  selectors: { '&:hover': { borderColor: vars.color.textSoft } },
});
