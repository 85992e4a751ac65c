import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motionAllowed } from '../../ui/theme/breakpoints.ts';
import { cardColumns, metaSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const grid = style({
  ...cardColumns,
  rowGap: vars.space.large,
});

const glow = keyframes({
  '0%, 70%': { boxShadow: `0 0 0 2px ${vars.color.orange}, 0 0 40px ${vars.color.magenta}` },
  '100%': { boxShadow: '0 0 0 2px transparent, 0 0 40px transparent' },
});
// A new match glows for 3 s. It waits until the dialog that celebrates the match is closed.
globalStyle(`${grid} > [data-unseen] article`, { '@media': { [motionAllowed]: { animation: `${glow} 3s ease-out` } } });
globalStyle(`html:has([role="dialog"]) ${grid} > [data-unseen] article`, { animationPlayState: 'paused' });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: `${vars.size.slot} ${vars.space.vast}`,
});
/** Beside the heading, which it does not move. */
export const sort = style({ flex: '0 1 11.875rem', marginBlock: '-10px' });

export const hint = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
export const hintIcon = style({ flex: 'none', color: vars.color.info });
export const hintWords = style({ ...metaSoft, flex: 1, minWidth: 0 });

/** Takes no room in the layout while it is empty. */
export const failure = style({ selectors: { '&:empty': { position: 'absolute' } } });
