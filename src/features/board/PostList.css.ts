import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ minWidth: 0 });
/** Plain blocks: the rows of a grid are all laid out again when a post comes near, a thousand of them for each one. */
export const place = style({ marginBottom: vars.space.medium });
/** Takes no place, not even a gap. */
export const status = style({ position: 'absolute' });

export const card = style({
  padding: `12px ${vars.space.medium} ${vars.space.small}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.paper,
  minWidth: 0,
  '@media': { [from('small')]: { padding: `${vars.space.medium} 20px ${vars.space.small}` } },
});

export const more = style({ display: 'grid', justifyItems: 'center', padding: `${vars.space.small} 0` });
export const end = style({ color: vars.color.textMute, fontSize: vars.fontSize.small, outline: 'none' });

export const skeletonHead = style({ display: 'flex', alignItems: 'center', gap: '12px', marginBottom: '12px' });
export const skeletonText = style({ display: 'grid', gap: '12px', paddingBottom: '52px' });
