import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, low } from '../../../ui/theme/breakpoints.ts';
import { brandDisc } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
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
  transition: `filter ${vars.motion.quick}, opacity ${vars.motion.quick}, transform ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { filter: 'brightness(1.08)' },
    '&:active:not(:disabled)': { transform: 'scale(0.95)' },
    '&:disabled': {
      color: vars.color.textMute,
      backgroundImage: 'none',
      backgroundColor: vars.color.raised,
      cursor: 'not-allowed',
    },
  },
  '@media': { [forcedColors]: { backgroundImage: 'none', borderColor: 'ButtonText' } },
});

export const hint = style({
  display: 'none',
  gridColumn: '1 / -1',
  color: vars.color.textMute,
  fontSize: vars.fontSize.meta,
  lineHeight: 1.35,
  '@media': { [from('small')]: { display: 'block' }, [low]: { display: 'none' } },
});
