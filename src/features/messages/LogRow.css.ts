import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** `flow-root` prevents margins from collapsing out of the row, so that they are part of its measured height. */
export const row = style({ display: 'flow-root', position: 'relative' });

export const day = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'baseline',
  gap: vars.space.hair,
  width: 'fit-content',
  margin: `${vars.space.large} auto ${vars.space.hair}`,
  padding: '3px 12px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.raised,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});
export const year = style({ fontWeight: 400, color: vars.color.textMute });

export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  margin: `${vars.space.medium} ${vars.space.medium} ${vars.space.hair}`,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  lineHeight: 1.5,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, height: '1px', backgroundColor: vars.color.orangeDark },
  },
});

/**
 * Small spacing within a group, more before a new one. It is padding and not a margin, so that it is part of the row's
 * measured height.
 */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `2px ${vars.space.medium} 0`,
  selectors: {
    '&[data-starts-group]': { paddingTop: '12px' },
    // A separator has its own spacing.
    [`${day} + &[data-starts-group], ${unread} + &[data-starts-group]`]: { paddingTop: '2px' },
  },
});

/**
 * Own messages are reversed, so that the time is always between the bubble and the centre, and follows the message in
 * the reading order.
 */
const line = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.small });
export const side = styleVariants({ own: [line, { flexDirection: 'row-reverse' }], other: [line] });

const avatarWidth = '32px';
/** Only rendered at the end of a group. */
export const avatar = style({ flex: 'none', width: avatarWidth, lineHeight: 0 });

const bubble = style({
  position: 'relative',
  minWidth: 0,
  maxWidth: 'min(78%, 35rem)',
  padding: '9px 14px',
  border: '1px solid transparent',
  borderRadius: '18px',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
});

/** White text has a contrast of more than 4.5:1 over the whole gradient. */
export const bubbleOf = styleVariants({
  own: [
    bubble,
    {
      color: '#FFFFFF',
      backgroundImage: 'linear-gradient(100deg, #B84A0C, #96195C)',
      backgroundOrigin: 'border-box',
      selectors: {
        [`${root}[data-ends-group] &`]: { borderEndEndRadius: '4px' },
        [`${root}[data-status="sending"] &, ${root}[data-status="queued"] &`]: { opacity: 0.72 },
        [`${root}[data-status="failed"] &`]: { borderColor: vars.color.error, backgroundImage: 'none' },
      },
      '@media': { [forcedColors]: { borderColor: 'CanvasText', backgroundImage: 'none' } },
    },
  ],
  other: [
    bubble,
    {
      borderColor: vars.color.line,
      backgroundColor: vars.color.raised,
      selectors: {
        [`${root}[data-ends-group] &`]: { borderEndStartRadius: '4px' },
        [`${root}:not([data-ends-group]) &`]: { marginInlineStart: `calc(${avatarWidth} + ${vars.space.small})` },
      },
    },
  ],
});

/**
 * At the upper corner of the bubble, without taking up layout space. With a finger, users press the bubble or this
 * invisible button.
 */
export const menu = style({
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineEnd: '-16px',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '28px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  lineHeight: 1,
  opacity: 0,
  selectors: {
    '&::before': { content: '•••', fontSize: '0.5rem' },
    // Enlarges the pressable area to 44 px.
    '&::after': { content: '', position: 'absolute', inset: '-9px -7px' },
    [`${side.own} > ${bubble} > &`]: { insetInline: '-16px auto' },
    [`${root}:hover &, &:focus-visible, &[aria-expanded="true"]`]: { opacity: 1 },
  },
});
export const meta = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'inherit',
  paddingBottom: '2px',
  color: vars.color.textMute,
  fontSize: vars.fontSize.meta,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const metaOwn = style([meta, { justifyItems: 'end' }]);
export const read = style({ color: vars.color.orangeLight });

const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.hair,
  marginTop: '2px',
  fontSize: vars.fontSize.meta,
  lineHeight: 1.35,
});
export const failed = style([note, { color: vars.color.error }]);
export const queued = style([note, { color: vars.color.textSoft }]);
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.hair });
export const action = style({
  minHeight: vars.size.touch,
  paddingInline: '10px',
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationColor: vars.color.edge,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { backgroundColor: vars.color.raised } },
});
