import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { phraseLineBreaks } from '../theme/phraseLineBreaks.ts';
import { metaMute, visuallyHidden } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: vars.space.large,
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.paper,
  textAlign: 'center',
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&[data-over]': { borderColor: vars.color.orange, borderStyle: 'solid', backgroundColor: '#2A1D16' },
  },
  '@media': {
    [below('small')]: {
      selectors: {
        '&[data-compact]': {
          justifyItems: 'start',
          gap: vars.space.hair,
          padding: 0,
          borderColor: 'transparent',
          backgroundColor: 'transparent',
          textAlign: 'start',
        },
      },
    },
  },
});

/** Hidden on touch devices, which cannot drag files. */
export const drop = style({
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
  textWrap: 'balance',
  ...phraseLineBreaks,
  '@media': {
    '(hover: none)': { display: 'none' },
    [below('small')]: { selectors: { [`${root}[data-compact] &`]: { display: 'none' } } },
  },
});
export const hint = style({
  ...metaMute,
});
export const hiddenHint = style(visuallyHidden);
