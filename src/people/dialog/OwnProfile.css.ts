import { style } from '@vanilla-extract/css';
import { smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });
export const note = style({ fontWeight: 700 });
export const help = style(smallSoft);
/** The URL can be selected where the browser does not allow copying. */
export const address = style({ overflowWrap: 'anywhere', userSelect: 'all' });
export const code = style({
  display: 'block',
  width: 'min(100%, 16rem)',
  borderRadius: vars.radius.medium,
  // Leaves space for the bar at the lower edge of the dialog.
  scrollMarginBottom: 'calc(5rem + 32px)',
});
