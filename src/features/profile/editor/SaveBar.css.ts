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
  backgroundColor: '#0B0B0DF2',
  '@media': {
    [from('small')]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: vars.space.large,
    },
  },
});

// What the keyboard jumps to must not end below the bar.
globalStyle(`html:has(${root})`, {
  scrollPaddingBottom: '160px',
  '@media': { [from('small')]: { scrollPaddingBottom: '96px' } },
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
  gap: '12px',
  '@media': { [from('small')]: { display: 'flex' } },
});
