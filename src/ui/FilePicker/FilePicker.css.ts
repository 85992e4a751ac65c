import { style } from '@vanilla-extract/css';
import { betweenPhrases } from '../theme/phrases.ts';
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
});

/** Where there is no dragging there is nothing to say about it. */
export const drop = style({
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
  textWrap: 'balance',
  ...betweenPhrases,
  '@media': { '(hover: none)': { display: 'none' } },
});
export const hint = style({
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMute,
});
