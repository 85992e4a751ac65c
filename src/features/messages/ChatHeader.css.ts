import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
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
/** On a phone only: elsewhere the list stands beside the chat. */
export const back = style({ flex: 'none', '@media': { [from('small')]: { display: 'none' } } });
export const heading = style({ minWidth: 0, outline: 'none' });
export const identity = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  maxWidth: '100%',
  minHeight: vars.size.touch,
  padding: `${vars.space.hair} 12px ${vars.space.hair} ${vars.space.small}`,
  borderRadius: vars.radius.medium,
  transition: `background-color ${vars.motion.quick}`,
  selectors: { '&:hover': { backgroundColor: vars.color.raised } },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: '3px', minWidth: 0 });
export const presence = style({ display: 'grid' });
export const name = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.tight,
});
