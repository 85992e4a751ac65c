import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** Sticky beside the results, with its own scrolling. The padding prevents focus rings from being clipped. */
export const root = style({
  position: 'sticky',
  top: `calc(${vars.size.topBar} + ${vars.space.medium})`,
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.compact,
  maxHeight: `calc(100dvh - ${vars.size.topBar} - 2 * ${vars.space.medium})`,
  margin: `0 calc(-1 * ${vars.space.hair})`,
  padding: `${vars.space.hair} ${vars.space.small} ${vars.space.hair} ${vars.space.hair}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
export const title = style({ fontSize: vars.fontSize.lead });
