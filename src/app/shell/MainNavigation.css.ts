import { style } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const list = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [from('small')]: { gap: vars.space.hair } },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minWidth: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.raised },
    '&[aria-current="page"]': { color: vars.color.orangeLight },
    // The active one stands on a line at the bar's lower edge.
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: '10px',
      bottom: '-10px',
      height: '2px',
      borderRadius: vars.radius.full,
      backgroundImage: vars.gradient.brand,
    },
  },
  '@media': {
    [from('small')]: { paddingInline: '12px' },
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]::after': { backgroundColor: 'Highlight', backgroundImage: 'none' } },
    },
  },
});

/** Hidden below 600 px for the eye only; the link keeps its name. */
export const label = style({
  '@media': {
    [below('small')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
