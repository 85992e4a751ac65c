import { style } from '@vanilla-extract/css';
import { metaMute, smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const help = style(smallSoft);
export const list = style({ display: 'grid' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.line}` } },
});
/** As wide as the space beside the button, which wraps below the text if that is too narrow. */
export const words = style({ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.small });
export const name = style({ fontWeight: 700 });
export const size = style(smallSoft);
export const about = style(metaMute);
