import { style } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { hover, smallSoft } from '../../ui/theme/mixins.ts';
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

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  minHeight: vars.size.touch,
});

export const author = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  minWidth: 0,
  minHeight: vars.size.touch,
});

/** On a phone the time is below the name, where no floating button covers it. */
export const words = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.compact,
  minWidth: 0,
  '@media': { [below('small')]: { flexDirection: 'column', alignItems: 'start', gap: 0 } },
});

/** One link covers picture, name and time. */
export const link = style({ position: 'absolute', inset: 0, borderRadius: vars.radius.medium });

export const name = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  textUnderlineOffset: '0.25em',
  selectors: {
    'a:hover ~ * > &': hover({ textDecorationLine: 'underline' }),
    'a:active ~ * > &': { textDecorationLine: 'underline' },
  },
});
export const gone = style({ color: vars.color.textMute });

export const time = style({
  flex: 'none',
  // Above the link, so that its title is shown.
  position: 'relative',
  fontSize: vars.fontSize.meta,
  color: vars.color.textMute,
  fontVariantNumeric: 'tabular-nums',
});
/** The negative margin aligns the icon's dots with the edge of the text. */
export const menu = style({ flex: 'none', marginRight: '-12px', color: vars.color.textSoft });
