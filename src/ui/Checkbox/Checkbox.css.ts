import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { hover } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.compact,
  width: 'fit-content',
  minHeight: vars.size.touch,
  paddingBlock: '10px',
  fontSize: vars.fontSize.small,
  lineHeight: '1.5rem',
  cursor: 'pointer',
});
export const row = styleVariants({
  box: [line],
  switch: [line, { flexDirection: 'row-reverse', justifyContent: 'space-between', width: 'auto' }],
});

const note = style({
  marginTop: '-10px',
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textSoft,
});
/** Below the label, beside the box or the switch. */
export const help = styleVariants({
  box: [note, { paddingInlineStart: `calc(24px + ${vars.space.compact})` }],
  switch: [note, { paddingInlineEnd: `calc(44px + ${vars.space.compact})` }],
});

/** Box and tick share one grid cell. The tick is an svg over the input, whose own appearance is removed. */
export const mark = style({
  position: 'relative',
  flex: 'none',
  width: '24px',
  height: '24px',
  // In the middle of the first line of the label.
  marginTop: 'calc((1.5rem - 24px) / 2)',
});

export const input = style({
  appearance: 'none',
  display: 'block',
  width: '24px',
  height: '24px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    [`${line}:hover &`]: hover({ borderColor: vars.color.textSoft }),
    [`${line}:active &`]: { borderColor: vars.color.textSoft, backgroundColor: vars.color.line },
    '&&:checked': { borderColor: vars.color.orange, backgroundColor: vars.color.orange },
    '&&[aria-invalid="true"]': { borderColor: vars.color.error },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

export const tick = style({
  position: 'absolute',
  inset: '2px',
  color: vars.color.onBrand,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { 'input:checked + &': { visibility: 'visible' } },
  '@media': { [forcedColors]: { display: 'none' } },
});

/** The knob is a gradient, because not every browser draws a pseudo-element in an input. */
export const track = style({
  appearance: 'none',
  flex: 'none',
  width: '44px',
  height: '26px',
  marginTop: 'calc((1.5rem - 26px) / 2)',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  background: `radial-gradient(circle at 12px, ${vars.color.textSoft} 8px, transparent 8.5px) ${vars.color.raised} no-repeat`,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}, background-position ${vars.motion.quick}`,
  selectors: {
    [`${line}:hover &`]: hover({ borderColor: vars.color.textSoft }),
    [`${line}:active &`]: { filter: 'brightness(1.3)' },
    '&:checked': {
      borderColor: vars.color.orange,
      backgroundColor: vars.color.orange,
      backgroundImage: `radial-gradient(circle at 12px, ${vars.color.onBrand} 8px, transparent 8.5px)`,
      backgroundPosition: '18px',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.error },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});
