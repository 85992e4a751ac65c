import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minWidth: '128px',
  minHeight: vars.size.control,
  padding: `10px ${vars.space.medium}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    // Neither visible nor focusable, but its space is reserved.
    '&[data-unknown]': { visibility: 'hidden' },
    '&:hover': { backgroundColor: vars.color.line, borderColor: vars.color.textSoft },
    '&:active': { transform: 'translateY(1px)' },
    '&[aria-pressed="true"]': { color: vars.color.magentaLight, borderColor: vars.color.magenta },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-pressed="true"]': { color: 'Highlight', borderColor: 'Highlight' } } },
  },
});

/** As wide as the longer of its two labels, so that toggling causes no layout shift. */
export const words = style({
  display: 'grid',
  justifyItems: 'center',
  selectors: { '&::after': { content: 'attr(data-longest)', height: 0, overflow: 'hidden', visibility: 'hidden' } },
});
