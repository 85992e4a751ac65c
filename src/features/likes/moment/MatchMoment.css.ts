import { style } from '@vanilla-extract/css';
import { betweenPhrases } from '../../../ui/theme/phrases.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  paddingTop: vars.space.large,
  textAlign: 'center',
  // The pictures come from beyond its sides, where the dialog would begin to scroll; the light may reach its edges.
  overflow: 'clip',
  overflowClipMargin: vars.space.large,
});
export const title = style({
  marginTop: vars.space.large,
  fontSize: vars.fontSize.heading,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  ...betweenPhrases,
});
export const common = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });
export const openers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const actions = style({ display: 'grid', gap: '12px' });
