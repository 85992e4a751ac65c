import { style } from '@vanilla-extract/css';
import { below } from '../../../ui/theme/breakpoints.ts';
import { hover, metaSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const lead = style({ color: vars.color.textSoft });
export const nothing = style({
  color: vars.color.textSoft,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { padding: `${vars.space.huge} 0` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.medium}`,
  // As high as with the button, so that nothing moves when the button appears.
  minHeight: vars.size.touch,
  '@media': {
    // All three do not fit in one line: the button would begin another one.
    [below('small')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: `minmax(${vars.size.touch}, auto) auto`,
    },
  },
});
export const title = style({ fontSize: vars.fontSize.lead });
export const rule = style({
  fontSize: vars.fontSize.meta,
  color: vars.color.textMute,
  '@media': { [below('small')]: { gridArea: '2 / 1 / auto / -1' } },
});
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.small,
  whiteSpace: 'nowrap',
  '@media': { [below('small')]: { gridArea: '1 / 2' } },
});
export const count = style({ color: vars.color.orangeLight, fontVariantNumeric: 'tabular-nums' });
export const clear = style({
  minHeight: vars.size.touch,
  padding: `0 ${vars.space.small}`,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': hover({ color: vars.color.text }) },
});
/** The region's name takes a whole line above its tags. */
export const region = style({ ...metaSoft, flexBasis: '100%', fontWeight: 700 });
