import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  borderRadius: vars.radius.card,
  transition: `box-shadow ${vars.motion.quick}`,
  selectors: {
    '&[data-card]': {
      padding: vars.space.medium,
      border: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.paper,
    },
    // A file hovers over it.
    '&[data-over]': { boxShadow: `0 0 0 2px ${vars.color.orange}` },
  },
  '@media': { [from('small')]: { selectors: { '&[data-card]': { padding: '20px' } } } },
});

export const writing = style({ display: 'flex', alignItems: 'flex-start', gap: '12px' });
export const field = style({ flex: 1, minWidth: 0 });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
});
export const problem = style({ whiteSpace: 'pre-line' });
export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: '12px',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
/** Its words stand in line with what is above. */
export const media = style({ marginLeft: '-10px' });
export const buttons = style({ display: 'flex', gap: vars.space.small, marginLeft: 'auto' });
export const rules = style({
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMute,
});
