import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});
export const words = style({ display: 'grid', gap: vars.space.hair, lineHeight: vars.lineHeight.snug });
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
