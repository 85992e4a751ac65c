import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

const HEIGHT = 36;

const base = style({
  position: 'relative',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  maxWidth: '100%',
  minHeight: `${HEIGHT}px`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '18px',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.tight,
});

/** Enlarges the touch target to 44 px. The gap between chips is 8 px, so the targets do not overlap. */
const touch = { content: '', position: 'absolute', inset: `${(HEIGHT - 2 - 44) / 2}px 0` } as const;

export const toggle = style([
  base,
  {
    padding: '6px 20px',
    color: vars.color.textSoft,
    backgroundColor: vars.color.raised,
    overflowX: 'clip',
    overflowWrap: 'anywhere',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&::after': touch,
      '&[aria-pressed="true"]': {
        color: vars.color.orangeLight,
        borderColor: vars.color.orange,
        backgroundColor: '#2A1D16',
      },
      '&:hover': { color: vars.color.text, borderColor: vars.color.textSoft },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } } },
  },
]);

/** Inside the padding, so that choosing a chip does not change its width. */
export const tick = style({ position: 'absolute', insetInlineStart: '5px' });

export const removable = style([
  base,
  {
    paddingBlock: '4px',
    paddingInlineStart: '14px',
    color: vars.color.orangeLight,
    borderColor: vars.color.orangeDark,
    backgroundColor: '#2A1D16',
  },
]);

export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '34px',
  height: '34px',
  marginBlock: '-4px',
  borderRadius: vars.radius.full,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-5px' },
    '&:hover': { color: vars.color.text, backgroundColor: '#4A2E1C' },
  },
});

export const text = style({ minWidth: 0, overflowX: 'clip' });
