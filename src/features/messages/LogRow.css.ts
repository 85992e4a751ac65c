import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from } from '../../ui/theme/breakpoints.ts';
import { hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Space above the first message of a group; separators, which only such messages have, use it as a part of theirs. */
const GROUP_SPACE = '12px';
const avatarWidth = '32px';

const wholeWidth = { gridColumn: '1 / -1' } as const;

/**
 * Small spacing within a group, more before a new one. It is padding and not a margin, so that it is part of the row's
 * measured height.
 */
const grid = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  columnGap: vars.space.small,
  padding: `2px ${vars.space.medium} 0`,
  selectors: { '&[data-starts-group]': { paddingTop: GROUP_SPACE } },
});
/** A bubble is as wide as its text, up to `WIDEST_BUBBLE` and to what picture and time leave. */
const bubbleColumn = 'minmax(0, max-content)';
const WIDEST_BUBBLE = '35rem';
/** Room for the time and, beyond it, the menu button. */
const MENU_ROOM = '5.5rem';
/**
 * The time is between the bubble and the centre, and follows the bubble in the reading order: `dense` lets it go back to
 * the first column of the same line. Messages of others leave the room of the picture, which only the end of a group has.
 */
export const row = styleVariants({
  own: [
    grid,
    {
      gridAutoFlow: 'row dense',
      gridTemplateColumns: `minmax(min-content, 1fr) ${bubbleColumn}`,
      '@media': { [from('small')]: { gridTemplateColumns: `minmax(${MENU_ROOM}, 1fr) ${bubbleColumn}` } },
    },
  ],
  other: [
    grid,
    {
      gridTemplateColumns: `${avatarWidth} ${bubbleColumn} minmax(min-content, 1fr)`,
      '@media': {
        [from('small')]: { gridTemplateColumns: `${avatarWidth} ${bubbleColumn} minmax(${MENU_ROOM}, 1fr)` },
      },
    },
  ],
});

export const day = style({
  ...wholeWidth,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'baseline',
  gap: vars.space.hair,
  width: 'fit-content',
  margin: `calc(${vars.space.large} - ${GROUP_SPACE}) auto 6px`,
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
  ...wholeWidth,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  marginBlock: `calc(${vars.space.medium} - ${GROUP_SPACE}) 6px`,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  lineHeight: 1.5,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, height: '1px', backgroundColor: vars.color.orangeDark },
    [`${day} + &`]: { marginTop: '10px' },
  },
});

const anyBubble = style({
  position: 'relative',
  minWidth: 0,
  maxWidth: WIDEST_BUBBLE,
  padding: '9px 14px',
  border: '1px solid transparent',
  borderRadius: '18px',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
});

/** White text has a contrast of more than 4.5:1 over the whole gradient. */
export const bubble = styleVariants({
  own: [
    anyBubble,
    {
      gridColumn: 2,
      color: '#FFFFFF',
      backgroundImage: 'linear-gradient(100deg, #B84A0C, #96195C)',
      backgroundOrigin: 'border-box',
      selectors: {
        [`${grid}[data-ends-group] &`]: { borderEndEndRadius: '4px' },
        [`${grid}[data-status="sending"] &, ${grid}[data-status="queued"] &`]: { opacity: 0.72 },
        [`${grid}[data-status="failed"] &`]: { borderColor: vars.color.error, backgroundImage: 'none' },
      },
      '@media': { [forcedColors]: { borderColor: 'CanvasText', backgroundImage: 'none' } },
    },
  ],
  other: [
    anyBubble,
    {
      gridColumn: 2,
      borderColor: vars.color.line,
      backgroundColor: vars.color.raised,
      selectors: {
        [`${grid}[data-ends-group] &`]: { borderEndStartRadius: '4px' },
      },
    },
  ],
});

const outside = (distance: string) => `calc(100% + ${distance})`;

/**
 * Beside the bubble, and beyond its time, without taking up layout space. On a phone it has no room there: people press
 * the bubble, and only the keyboard shows the button, at the bubble's corner.
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
    [`${bubble.own} > &`]: { insetInline: '-16px auto' },
    [`${grid}:hover &`]: hover({ opacity: 1 }),
    '&:focus-visible': { opacity: 1 },
  },
  '@media': {
    [from('small')]: {
      insetBlockStart: '7px',
      insetInline: `${outside('9px')} auto`,
      selectors: {
        [`${grid}[data-ends-group] &`]: { insetInlineStart: outside('3.25rem') },
        [`${bubble.own} > &`]: { insetInline: `auto ${outside('9px')}` },
        [`${grid}[data-ends-group] ${bubble.own} > &`]: { insetInline: `auto ${outside('3.25rem')}` },
        '&[aria-expanded="true"]': { opacity: 1 },
      },
    },
  },
});
const anyMeta = style({
  display: 'grid',
  paddingBottom: '2px',
  color: vars.color.textMute,
  fontSize: vars.fontSize.meta,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const meta = styleVariants({
  own: [anyMeta, { gridColumn: 1, justifyItems: 'end', justifySelf: 'end' }],
  other: [anyMeta, { gridColumn: 3, justifySelf: 'start' }],
});
export const read = style({ color: vars.color.orangeLight });

const note = style({
  ...wholeWidth,
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
  selectors: { '&:hover': hover({ backgroundColor: vars.color.raised }) },
});
