import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  backgroundColor: '#050506CC',
  backdropFilter: 'blur(6px)',
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.medium,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const popup = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.medium,
  width: '100%',
  padding: vars.space.large,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.paper,
  outline: 'none',
  transition: `opacity ${vars.motion.calm}, transform ${vars.motion.calm}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(12px) scale(0.985)' },
  },
});

export const size = styleVariants({
  small: [popup, { maxWidth: '440px' }],
  medium: [popup, { maxWidth: '600px' }],
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
/** The close button hangs into the padding so that its cross lines up with the edge of the text. */
export const close = style({ margin: '-10px -12px -10px 0' });
export const title = style({ fontSize: vars.fontSize.title, outline: 'none' });
export const description = style({ color: vars.color.textSoft });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: '12px',
  marginTop: vars.space.small,
  '@media': { [below('small')]: { display: 'grid', gridAutoFlow: 'row' } },
});
