import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motionAllowed } from '../theme/breakpoints.ts';
import { hover, metaSoft } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/**
 * CSS variable: the height of what is fixed at the lower edge of the window. Snackbars have one place on every screen,
 * above it; content that scrolls can be scrolled clear of them. A dialog overrides its screen by `html:root:has(…)`.
 */
export const FLOOR = '--floor';

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.snackbar,
  insetInline: vars.space.medium,
  bottom: `calc(var(${FLOOR}, 0px) + ${vars.space.medium} + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [from('small')]: { bottom: `calc(var(${FLOOR}, 0px) + ${vars.space.large})` } },
});

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.compact,
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

/** The buttons go below a text that would be narrower beside them than nine characters. */
export const text = style({
  flex: '1 1 0',
  minWidth: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  selectors: { '&[data-beside-action]': { minWidth: '9.5em', paddingBlock: '6px' } },
});

export const hint = style({ display: 'block', ...metaSoft });

export const controls = style({ flex: 'none', display: 'flex', gap: vars.space.compact, marginInlineStart: 'auto' });

export const action = style({
  flex: 'none',
  minHeight: vars.size.touch,
  paddingInline: '12px',
  borderRadius: vars.radius.medium,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  selectors: { '&:hover': hover({ backgroundColor: vars.color.line }) },
});
