import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  bottom: 0,
  display: 'grid',
  gap: vars.space.small,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  padding: `12px ${vars.space.medium} calc(12px + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.ground,
  '@media': {
    [from('small')]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: vars.space.large,
    },
  },
});

// Elements that receive the focus must not be covered by the bar or by a message above it.
globalStyle(`html:has(${root})`, {
  scrollPaddingBottom: '240px',
  '@media': { [from('small')]: { scrollPaddingBottom: '176px' } },
});

// Messages must not cover the bar. Over a dialog they keep their usual position.
const noDialog = 'html:not(:has([role="dialog"], [role="alertdialog"]))';
globalStyle(`${noDialog}:has(${root}) [data-snackbars]`, {
  bottom: `calc(${vars.space.medium} + 72px + env(safe-area-inset-bottom))`,
});
globalStyle(`${noDialog}:has(${root}[data-dirty]) [data-snackbars]`, {
  bottom: `calc(${vars.space.medium} + 104px + env(safe-area-inset-bottom))`,
  '@media': { [from('small')]: { bottom: `calc(${vars.space.medium} + 72px)` } },
});

export const dirty = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontSize: vars.fontSize.small,
  color: vars.color.warn,
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${dirty}::before`, {
  content: '',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.4fr',
  gap: vars.space.compact,
  '@media': { [from('small')]: { display: 'flex' } },
});
