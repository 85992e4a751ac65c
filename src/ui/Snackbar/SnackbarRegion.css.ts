import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motionAllowed } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.snackbar,
  insetInline: vars.space.medium,
  bottom: `calc(${vars.space.medium} + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [from('small')]: { bottom: vars.space.large } },
});

const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  maxWidth: 'min(100%, 560px)',
  // A long text makes the surrounding live region wider than this.
  marginInline: 'auto',
  padding: `6px 6px 6px ${vars.space.medium}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  boxShadow: '0 12px 40px #000000B3',
  pointerEvents: 'auto',
  '@media': { [motionAllowed]: { animation: `${rise} ${vars.motion.calm}` } },
});

export const kind = styleVariants({
  ok: [bar, { borderColor: vars.color.ok }],
  info: [bar],
  error: [bar, { borderColor: vars.color.error }],
});

export const icon = styleVariants({
  ok: { flex: 'none', color: vars.color.ok },
  info: { flex: 'none', color: vars.color.info },
  error: { flex: 'none', color: vars.color.error },
});

export const text = style({ minWidth: 0, fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug });

export const action = style({
  flex: 'none',
  minHeight: vars.size.touch,
  paddingInline: '12px',
  borderRadius: vars.radius.medium,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  selectors: { '&:hover': { backgroundColor: vars.color.line } },
});
