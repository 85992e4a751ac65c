import { style } from '@vanilla-extract/css';
import { smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginBottom: vars.space.medium,
  outline: 'none',
});
export const field = style({ flex: '1 1 14rem', minWidth: 0 });
export const count = style({ flex: '1 0 100%', ...smallSoft });

export const skeletonField = style([field, { height: 'max(48px, 2.5rem)', borderRadius: vars.radius.medium }]);
/** As wide as the three chips, which are in one line where they fit. */
export const skeletonChips = style({
  width: 'calc(11 * 14 / 16 * 1rem + 142px)',
  maxWidth: '100%',
  height: '36px',
  borderRadius: '18px',
});
