import { style } from '@vanilla-extract/css';
import { from, low } from '../../ui/theme/breakpoints.ts';
import { hover, oneLine, pressedRow } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.hair,
  minHeight: '64px',
  padding: `${vars.space.hair} ${vars.space.small}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from('small')]: { paddingInline: vars.space.small } },
});
/** Only on a phone; in wider windows the list is always visible beside the chat. */
export const back = style({ flex: 'none', '@media': { [from('small')]: { display: 'none' } } });
export const identity = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  minWidth: 0,
  minHeight: vars.size.touch,
  padding: `${vars.space.hair} 12px ${vars.space.hair} ${vars.space.small}`,
  borderRadius: vars.radius.medium,
  transition: `background-color ${vars.motion.quick}`,
  selectors: { '&:hover': hover({ backgroundColor: vars.color.raised }), '&:active': pressedRow },
});
/** Covers the whole identity element; the button itself is transparent. */
export const open = style({ position: 'absolute', inset: 0, borderRadius: 'inherit' });
/** Positioned at the end of the header. */
export const search = style({ flex: 'none', marginInlineStart: 'auto' });
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '3px',
  minWidth: 0,
  '@media': { [low]: { gridAutoFlow: 'column', alignItems: 'baseline', columnGap: vars.space.small } },
});
/** As high as its line while it is not known, so that the name does not move. */
export const presence = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  maxWidth: '100%',
  minHeight: `calc(1.35 * ${vars.fontSize.meta})`,
  whiteSpace: 'nowrap',
});
export const name = style({
  maxWidth: '100%',
  outline: 'none',
  ...oneLine,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.tight,
});
