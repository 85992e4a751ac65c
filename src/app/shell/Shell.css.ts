import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Height of the bar alone in px. `vars.size.topBar` also includes the strips below it. */
export const barHeight = 64;

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.bar,
  minHeight: vars.size.topBar,
  borderBottom: `1px solid ${vars.color.line}`,
  backgroundColor: '#151518EB',
  backdropFilter: 'blur(16px) saturate(1.4)',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.hair,
  maxWidth: vars.size.page,
  height: `${barHeight - 1}px`,
  marginInline: 'auto',
  paddingInline: vars.space.small,
  '@media': {
    [from('small')]: { paddingInline: vars.space.medium },
    [from('medium')]: { paddingInline: vars.space.large },
  },
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: vars.size.touch,
  height: vars.size.touch,
  paddingInline: vars.space.hair,
  marginRight: 'auto',
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.body,
});

export const main = style({
  maxWidth: vars.size.page,
  minHeight: '100dvh',
  marginInline: 'auto',
  paddingTop: vars.size.topBar,
  paddingInline: vars.space.medium,
  '@media': { [from('small')]: { paddingInline: vars.space.large } },
});

export const skip = style({
  position: 'fixed',
  zIndex: vars.layer.skipLink,
  top: vars.space.small,
  left: vars.space.small,
  padding: `12px ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  color: vars.color.onBrand,
  backgroundColor: vars.color.orange,
  fontWeight: 700,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
