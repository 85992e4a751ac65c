import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { hover, pressedAsWhole } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Less prominent than an enabled button, and still readable; without the gradient, which would not be when dimmed. */
const unavailable = {
  selectors: {
    '&&:disabled, &&[aria-disabled="true"]:not([aria-busy="true"])': {
      color: vars.color.textSoft,
      borderColor: vars.color.line,
      backgroundColor: vars.color.raised,
      backgroundImage: 'none',
      opacity: 0.75,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&&:disabled, &&[aria-disabled="true"]:not([aria-busy="true"])': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
} as const;

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minWidth: vars.size.touch,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  fontFeatureSettings: '"palt"',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, filter ${vars.motion.quick}, opacity ${vars.motion.quick}`,
  selectors: {
    // It shrinks while it is pressed, and a press at its edge still ends on it.
    '&:active::before': { content: '', position: 'absolute', inset: '-2%' },
    '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const variant = styleVariants({
  primary: [
    base,
    {
      color: vars.color.onBrand,
      backgroundImage: vars.gradient.brand,
      // The gradient extends below the border; otherwise it would repeat its first colour at the far edge.
      backgroundOrigin: 'border-box',
      selectors: {
        // The primary button has the specified height in every size.
        '&&': { minHeight: vars.size.control },
        '&:hover:not([aria-disabled="true"], :disabled)': hover({ filter: 'brightness(1.08) saturate(1.05)' }),
        '&[aria-busy="true"]': { filter: 'saturate(0.6) brightness(0.85)' },
      },
      '@media': { [forcedColors]: { backgroundImage: 'none', borderColor: 'ButtonText' } },
    },
  ],
  plain: [
    base,
    {
      backgroundColor: vars.color.raised,
      borderColor: vars.color.edge,
      selectors: {
        '&:hover:not([aria-disabled="true"], :disabled)': hover({
          backgroundColor: vars.color.line,
          borderColor: vars.color.textSoft,
        }),
      },
    },
  ],
  danger: [
    base,
    {
      color: vars.color.onBrand,
      backgroundColor: vars.color.error,
      selectors: { '&:hover:not([aria-disabled="true"], :disabled)': hover({ filter: 'brightness(1.08)' }) },
      '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
    },
  ],
});

export const size = styleVariants({
  medium: { minHeight: vars.size.control, padding: `10px ${vars.space.large}` },
  compact: { minHeight: vars.size.touch, padding: `6px ${vars.space.medium}`, fontSize: vars.fontSize.small },
});

export const wide = style({ width: '100%' });

export const state = style(unavailable);

/** Surrounds a disabled button that has a reason, and receives its presses: a disabled button dispatches no click. */
export const reasoned = style({
  display: 'grid',
  selectors: { '&:has(> [disabled])': { cursor: 'not-allowed' } },
});
globalStyle(`${reasoned} > :disabled`, { pointerEvents: 'none' });
export const reason = style({
  selectors: { '&:not(:empty)': { marginTop: vars.space.small } },
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.warn,
});

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.touch,
  height: vars.size.touch,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  color: vars.color.textSoft,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': hover({ color: vars.color.text, backgroundColor: vars.color.line }),
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
});
pressedAsWhole(iconButton);
