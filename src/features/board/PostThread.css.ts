import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.compact,
  minWidth: 0,
});

/** Names the author of the parent post where the indentation does not show the parent. */
export const answers = style({
  fontSize: vars.fontSize.small,
  color: vars.color.textMute,
  marginBottom: `calc(-1 * ${vars.space.small})`,
});

/** Style of the note that collapsed replies contain words of a search. */
export const found = style({ ...smallSoft, marginBottom: vars.space.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', marginLeft: '-10px' });

/** A vertical line connects a post with its replies. */
export const replies = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingLeft: '12px',
  borderLeft: `2px solid ${vars.color.line}`,
  '@media': { [from('small')]: { paddingLeft: '20px', marginLeft: vars.space.small } },
});
