import { style } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  minHeight: `calc(100dvh - ${vars.size.topBar})`,
  width: '100%',
  maxWidth: vars.size.medium,
  marginInline: 'auto',
  paddingTop: vars.size.slot,
});

export const card = style({ height: '240px' });
/** Placeholder of the completeness line below 900 px, and of the card from there on. */
export const line = style({ display: 'block', height: '52px', '@media': { [from('medium')]: { display: 'none' } } });
export const wide = style({ '@media': { [below('medium')]: { display: 'none' } } });
export const tabs = style({ display: 'block', height: '48px', borderRadius: vars.radius.medium });
export const avatar = style({ display: 'grid', '@media': { [from('small')]: { minHeight: '150px' } } });
export const field = style({
  display: 'block',
  height: '76px',
  borderRadius: vars.radius.medium,
  // The name has a hint below it; the bio has several lines.
  selectors: { '&:nth-of-type(3)': { height: '105px' }, '&:nth-of-type(4)': { height: '188px' } },
});
