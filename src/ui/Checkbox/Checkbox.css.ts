import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { hover } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const row = style({
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

/** Below the label, beside the box. */
export const help = style({
  marginTop: '-10px',
  paddingInlineStart: `calc(24px + ${vars.space.compact})`,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textSoft,
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
    [`${row}:hover &`]: hover({ borderColor: vars.color.textSoft }),
    [`${row}:active &`]: { borderColor: vars.color.textSoft, backgroundColor: vars.color.line },
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
