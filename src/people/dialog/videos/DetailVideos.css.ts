import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Scrolls horizontally; the padding prevents focus rings from being clipped. */
export const strip = style({
  display: 'flex',
  gap: vars.space.compact,
  padding: vars.space.hair,
  margin: `calc(-1 * ${vars.space.hair})`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
});
export const item = style({ flex: '0 0 min(72%, 240px)', minWidth: 0, scrollSnapAlign: 'start' });
