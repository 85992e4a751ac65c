import { globalStyle, style } from '@vanilla-extract/css';
import { largeLetters } from '../../../ui/theme/breakpoints.ts';
import { phraseLineBreaks } from '../../../ui/theme/phraseLineBreaks.ts';
import { hover, metaSoft, pressedRaisedRow, oneLine, smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** The completeness, and beside it the preview. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  '@media': { [largeLetters]: { flexDirection: 'column', alignItems: 'stretch' } },
});
globalStyle(`${line} > :nth-child(2)`, {
  ...phraseLineBreaks,
  flex: '0 0 7.5rem',
  '@media': { [largeLetters]: { flex: 'none' } },
});
export const lineHead = style({
  flex: 'auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  position: 'relative',
  minHeight: '52px',
  selectors: { '&[data-full]': { flex: 'none' } },
});
// Without words beside the ring it has the room for one line.
globalStyle(`${line} > ${lineHead}[data-full] + *`, { flex: 'auto' });
export const lineWords = style({ display: 'grid', minWidth: 0 });
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  // Makes the whole line pressable.
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:active': { animation: 'none', color: vars.color.orangeLight },
  },
});
export const chevron = style({
  color: vars.color.textSoft,
  transition: `transform ${vars.motion.calm}`,
  selectors: { [`${root}[data-open] &`]: { transform: 'rotate(180deg)' } },
});
export const next = style({ ...metaSoft, ...oneLine });
export const content = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingTop: vars.space.medium,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const lead = style({ ...smallSoft, ...phraseLineBreaks });

export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});
export const title = style({ fontSize: vars.fontSize.lead });

export const hint = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: vars.size.touch,
  padding: `6px 12px`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': hover({ borderColor: vars.color.orange }), '&:active': pressedRaisedRow },
});
export const words = style({ flex: 1, minWidth: 0, ...phraseLineBreaks });
export const gain = style({
  color: vars.color.orangeLight,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
/** Style of the reason, which is below its item. */
export const reason = style({
  paddingTop: vars.space.hair,
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
  ...phraseLineBreaks,
});
export const rest = style({ fontSize: vars.fontSize.small, color: vars.color.textMute });
