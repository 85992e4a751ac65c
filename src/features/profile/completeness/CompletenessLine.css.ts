import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../../../ui/theme/phraseLineBreaks.ts';
import { smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.compact,
  position: 'relative',
  minHeight: vars.size.touch,
  fontSize: vars.fontSize.small,
});
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.medium,
  fontWeight: 700,
  // Makes the figure beside the button pressable too.
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const chevron = style({
  color: vars.color.textSoft,
  transition: `transform ${vars.motion.calm}`,
  selectors: { [`${root}[data-open] &`]: { transform: 'rotate(180deg)' } },
});
export const full = style({ ...smallSoft });
export const value = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const next = style({ paddingTop: vars.space.compact });
export const content = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingTop: vars.space.medium,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const lead = style({ ...smallSoft, ...phraseLineBreaks });
