import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.large,
  minHeight: '100dvh',
  padding: `${vars.space.huge} ${vars.space.medium}`,
});

/** Maximum width including the padding. */
export const card = style({ width: '100%', maxWidth: '32.5rem' });
export const lead = style({ color: vars.color.textSoft });
