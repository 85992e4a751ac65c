import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, from, low, motionAllowed } from '../../ui/theme/breakpoints.ts';
import { brandDisc, hover, oneLine } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.small,
  padding: `0 ${vars.space.medium} calc(12px + env(safe-area-inset-bottom))`,
  '@media': { [low]: { paddingTop: vars.space.hair } },
});

// In a low window a long draft scrolls before it takes the height of the messages. The field's own limit is inline.
globalStyle(`${root} textarea`, { '@media': { [low]: { maxHeight: '24dvh !important' } } });

export const send = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  ...brandDisc,
  transition: `filter ${vars.motion.quick}, opacity ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': hover({ filter: 'brightness(1.08)' }),
    '&:disabled': {
      color: vars.color.textMute,
      backgroundImage: 'none',
      backgroundColor: vars.color.raised,
      cursor: 'not-allowed',
    },
  },
  '@media': { [forcedColors]: { backgroundImage: 'none', borderColor: 'ButtonText' } },
});

/** As large as the button that is loaded into it. */
export const plans = style({
  display: 'grid',
  width: vars.size.touch,
  height: '48px',
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
});

export const hint = style({
  display: 'none',
  gridColumn: '1 / -1',
  color: vars.color.textMute,
  fontSize: vars.fontSize.meta,
  lineHeight: 1.35,
  '@media': { [from('small')]: { display: 'block' }, [low]: { display: 'none' } },
});

/**
 * A fixed height, so that there is no layout shift when the typing indicator appears. In a low window the messages need
 * that height, and the indicator overlays the last of them.
 */
export const typing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  height: 'max(24px, 1.5rem)',
  paddingInline: vars.space.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.meta,
  '@media': {
    [low]: {
      position: 'relative',
      zIndex: vars.layer.raised,
      width: 'fit-content',
      maxWidth: '100%',
      height: '1lh',
      marginTop: '-1lh',
      lineHeight: 1.35,
      borderStartEndRadius: vars.radius.medium,
      backgroundColor: vars.color.raised,
      pointerEvents: 'none',
      selectors: { '&:empty': { visibility: 'hidden' } },
    },
  },
});
export const typingText = style({ minWidth: 0, ...oneLine });

const beat = keyframes({ '0%, 60%, 100%': { transform: 'none' }, '30%': { transform: 'translateY(-4px)' } });
export const dots = style({ display: 'inline-flex', flex: 'none', gap: '3px' });
export const dot = style({
  width: '5px',
  height: '5px',
  borderRadius: '50%',
  backgroundColor: vars.color.orangeLight,
  '@media': { [motionAllowed]: { animation: `${beat} 1.2s ease-in-out infinite` } },
  selectors: { '&:nth-child(2)': { animationDelay: '140ms' }, '&:nth-child(3)': { animationDelay: '280ms' } },
});
