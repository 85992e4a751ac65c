import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Shows its end when there is little space, as above an on-screen keyboard. */
export const root = style({ display: 'flex', flexDirection: 'column-reverse', minHeight: 0, overflowY: 'auto' });
export const content = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  flex: '1 0 auto',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.medium,
});
export const openers = style({ display: 'grid', gap: vars.space.small, justifyItems: 'start' });
/** Looks like a message that is not sent yet. */
export const opener = style({
  minHeight: vars.size.touch,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: '18px',
  backgroundColor: vars.color.paper,
  fontSize: vars.fontSize.small,
  textAlign: 'start',
  ...phraseLineBreaks,
  selectors: { '&:hover': hover({ borderColor: vars.color.textSoft }) },
});
