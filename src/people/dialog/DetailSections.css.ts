import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.compact,
  paddingTop: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});
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
  selectors: { '&:hover': { backgroundColor: vars.color.raised, borderColor: vars.color.textSoft } },
});
