import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** A column and not a grid: in a grid the bar would be sticky only within its own row. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
  // Extends to the lower edge of the dialog, where the bar is at the end.
  marginBottom: `calc(-1 * ${vars.space.large})`,
  '@media': {
    [below('small')]: { marginBottom: `calc(-1 * (${vars.space.large} + env(safe-area-inset-bottom)))` },
  },
});

/** The bar must not cover elements that receive the focus. */
globalStyle(`${root} :is(a, button)`, { scrollMarginBottom: 'calc(5rem + 32px)' });

export const hero = style({
  position: 'relative',
  display: 'grid',
  // Large letters and long names need more.
  minHeight: 'clamp(280px, 46vh, 400px)',
  borderRadius: '15px 15px 0 0',
  overflow: 'hidden',
  // Cancels the padding of the dialog.
  margin: `calc(-1 * ${vars.space.large}) calc(-1 * ${vars.space.large}) 0`,
  '@media': {
    [below('small')]: {
      margin: `calc(-1 * ${vars.space.medium}) calc(-1 * ${vars.space.medium}) 0`,
      borderRadius: 0,
    },
  },
});

/** Covers the box, whose height follows the texts over it. */
export const backdrop = style({ position: 'absolute', inset: 0 });

export const scrim = style({
  position: 'relative',
  alignSelf: 'end',
  display: 'grid',
  gap: vars.space.hair,
  padding: `96px ${vars.space.large} ${vars.space.small}`,
  backgroundImage: 'linear-gradient(to top, #151518 6%, #151518E6 38%, #15151899 66%, transparent)',
  '@media': { [below('small')]: { paddingInline: vars.space.medium } },
});

export const state = style({ display: 'flex', minHeight: '24px', lineHeight: vars.lineHeight.snug });
export const name = style({
  fontSize: vars.fontSize.heading,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
});
export const meta = style(smallSoft);
export const lastActive = style({ selectors: { '* + &::before': { content: '" ・ "' } } });
