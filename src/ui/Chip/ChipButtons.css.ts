import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { hover } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const base = style({
  position: 'relative',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  maxWidth: '100%',
  minHeight: vars.size.chip,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: `calc(${vars.size.chip} / 2)`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.tight,
});

/** Enlarges the target to 44 px. The gap between chips is 8 px, so the targets do not overlap. */
const touch = { content: '', position: 'absolute', inset: `calc((${vars.size.chip} - 46px) / 2) 0` } as const;

export const toggle = style([
  base,
  {
    // Room for the tick beside the text, which a pressed chip moves by as much: choosing a chip does not change its width.
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
      '&:hover': hover({ color: vars.color.text, borderColor: vars.color.textSoft }),
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } } },
  },
]);

export const tick = style({ position: 'absolute', insetInlineStart: '7px' });
/** Beside the tick. */
export const ticked = style({ position: 'relative', insetInlineStart: '7px' });

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
    '&:hover': hover({ color: vars.color.text, backgroundColor: '#4A2E1C' }),
  },
});

export const text = style({ minWidth: 0, overflowX: 'clip' });
