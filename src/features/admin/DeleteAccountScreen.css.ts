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

/** As wide as the card may get with its padding. */
export const card = style({ width: '100%', maxWidth: '520px' });
export const panel = style({ display: 'grid', gap: vars.space.large });
export const head = style({ display: 'grid', gap: vars.space.small });
export const lead = style({ color: vars.color.textSoft });
export const form = style({ display: 'grid', gap: vars.space.large });
