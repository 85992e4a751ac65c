import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { hover, metaMute, oneLine, smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.compact,
  borderRadius: vars.radius.card,
  outline: 'none',
  transition: `box-shadow ${vars.motion.quick}`,
  selectors: {
    '&[data-card]': {
      padding: vars.space.medium,
      border: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.paper,
    },
    // Applies while a dragged file is over the composer.
    '&[data-over]': { boxShadow: `0 0 0 2px ${vars.color.orange}` },
  },
});

export const writing = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.compact });
export const field = style({ flex: 1, minWidth: 0 });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
});
export const problem = style({ whiteSpace: 'pre-line' });
export const inputRemains = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });

/** The negative margin aligns the labels of the buttons with the text above. */
export const media = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginLeft: '-10px' });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  // The reason for a disabled button is below it and must not make the other buttons higher.
  alignItems: 'start',
  gap: vars.space.small,
  marginLeft: 'auto',
});
/** Keeps its space in the layout while hidden, so that nothing shifts. */
export const cancel = style({
  display: 'grid',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});
globalStyle(`${cancel} > button`, { minHeight: vars.size.control });
/** Wide enough for the label while sending, so that the button does not change its width when pressed. */
export const submit = style({ display: 'grid', minWidth: '148px' });

/**
 * One row for the rules and, while a post is being sent, for its progress, so that the composer keeps its height. No
 * other button is ever in this place, so a second press cannot hit the abort button by accident.
 */
export const foot = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.size.touch,
});
export const progress = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: vars.space.compact,
});
export const rules = style({
  gridArea: '1 / 1',
  ...metaMute,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});
globalStyle(`${root}[data-low]`, { gap: vars.space.small });
// Before the composer is used the rules for files are of no use, and on a phone the button neither.
globalStyle(`${root}[data-low] ${foot}`, { display: 'none' });
globalStyle(`${root}[data-low] [aria-pressed]`, { display: 'none' });
globalStyle(`${root}[data-low] ${buttons}`, { '@media': { [below('small')]: { display: 'none' } } });

export const mediaHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textSoft,
});
export const mediaName = style({
  flex: 1,
  minWidth: 0,
  ...oneLine,
  fontSize: vars.fontSize.small,
});
export const mediaTime = style({
  flex: 'none',
  fontSize: vars.fontSize.small,
  color: vars.color.textMute,
  fontVariantNumeric: 'tabular-nums',
});

export const inlineButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minHeight: vars.size.touch,
  paddingInline: '10px',
  borderRadius: vars.radius.full,
  ...smallSoft,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': hover({ color: vars.color.text, backgroundColor: vars.color.raised }),
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '&:is([data-tone="brand"], [aria-pressed="true"])': { color: vars.color.orangeLight },
  },
});
