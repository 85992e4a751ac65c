import { keyframes, style } from '@vanilla-extract/css';
import { low, motionAllowed } from '../../../ui/theme/breakpoints.ts';
import { oneLine } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/**
 * A fixed height, so that there is no layout shift when the typing indicator appears. In a low window the messages need
 * that height, and the indicator overlays the last of them.
 */
export const root = style({
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
export const text = style({ minWidth: 0, ...oneLine });

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
