import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../ui/theme/breakpoints.ts';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});
export const summaryWords = style({ display: 'grid', gap: vars.space.hair, lineHeight: vars.lineHeight.snug });
export const score = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.compact}`,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const label = style({ fontSize: vars.fontSize.small });
export const sentence = style({ fontSize: vars.fontSize.small, ...phraseLineBreaks });
export const improve = style({ fontSize: vars.fontSize.small });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px', minWidth: 0 });
export const note = style({ marginTop: vars.space.medium, color: vars.color.textMute, fontSize: vars.fontSize.meta });

export const part = style({ display: 'grid', gap: vars.space.hair, lineHeight: vars.lineHeight.snug });
export const partHead = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.small });
export const partTitle = style({ fontSize: vars.fontSize.small, fontWeight: 700 });
export const weight = style({ color: vars.color.textMute, fontSize: vars.fontSize.meta });
export const points = style({
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  height: '6px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const bar = style({
  height: '100%',
  borderRadius: vars.radius.full,
  backgroundImage: vars.gradient.brand,
  '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' } },
});
export const reason = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.compact,
  paddingTop: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});
// A self-introduction is prose; in long lists of texts this would be too slow (LinkedText.css.ts).
globalStyle(`${section} > p`, { textWrap: 'pretty' });
export const sectionTitle = style({ fontSize: vars.fontSize.body });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  paddingTop: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tiny,
  '@media': { [from('small')]: { paddingInlineStart: '8.5rem' } },
});

export const groupLabel = style({
  flexBasis: '100%',
  color: vars.color.textMute,
  fontSize: vars.fontSize.small,
  lineHeight: 'max(24px, 1.5rem)',
  '@media': { [from('small')]: { flexBasis: '8.125rem', marginInlineStart: '-8.5rem' } },
});
export const tag = style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minHeight: vars.size.touch,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: { '&:hover': hover({ backgroundColor: vars.color.raised, borderColor: vars.color.textSoft }) },
});
