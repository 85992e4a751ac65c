import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', minWidth: 0 });

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' });

/** Whom a reply answers that stands no deeper than what it answers. */
export const answers = style({
  fontSize: vars.fontSize.small,
  color: vars.color.textMute,
  marginBottom: `calc(-1 * ${vars.space.small})`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', marginLeft: '-10px' });

/** A line leads down from the post to what answers it. */
export const replies = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingLeft: '12px',
  borderLeft: `2px solid ${vars.color.line}`,
  '@media': { [from('small')]: { paddingLeft: '20px', marginLeft: vars.space.small } },
});
