import { globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors, largeLetters } from '../theme/breakpoints.ts';
import { hover, metaSoft, pressedRow } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const row = style({
  display: 'flex',
  gap: vars.space.hair,
  // Room for the focus ring, which the scrolling row would cut off.
  padding: '4px 4px 0',
  margin: '-4px -4px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // With a large font, users would not find a tab beyond the edge.
  '@media': { [below('small')]: { flexWrap: 'wrap' } },
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  flex: 'none',
  minHeight: '48px',
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
  scrollMarginInline: vars.space.small,
  transition: `color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': hover({ color: vars.color.text, backgroundColor: vars.color.raised }),
    '&[aria-selected="true"]': { color: vars.color.text },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.small,
      bottom: 0,
      height: '3px',
      borderRadius: vars.radius.full,
      backgroundImage: vars.gradient.brand,
    },
  },
  '@media': {
    // Three with their counts below their names fit into 320 px.
    [below('small')]: {
      flex: '1 0 auto',
      justifyContent: 'center',
      paddingInline: vars.space.hair,
      fontSize: vars.fontSize.small,
      textAlign: 'center',
    },
    [forcedColors]: { selectors: { '&[aria-selected="true"]::after': { backgroundColor: 'Highlight' } } },
  },
});

/** Of a fixed width, so that nothing moves when the number is known; more than two digits extend into the padding. */
export const count = style({
  display: 'inline-block',
  width: '2ch',
  whiteSpace: 'nowrap',
  color: vars.color.textMute,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below('small')]: { display: 'block', width: 'auto' },
    // The tabs wrap anyway.
    [largeLetters]: {
      display: 'inline-block',
      minWidth: '3ch',
      marginInlineStart: vars.space.hair,
      textAlign: 'start',
    },
  },
});
/** On a phone, where the label is in the middle of its tab, it takes no room, so that the label does not move. */
export const badge = style({
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [`${below('small')} and (width >= 12em)`]: {
      selectors: {
        [`${tab} > &`]: { width: 0, marginInlineStart: `calc(-1 * ${vars.space.small})`, display: 'flex' },
      },
    },
  },
});
globalStyle(`${tab} > ${badge} > *`, {
  '@media': { [`${below('small')} and (width >= 12em)`]: { flex: 'none', marginInlineStart: vars.space.small } },
});
/**
 * Reserves the space of the number of new items, which is known later than the tab. On a phone it takes no room, 4 px
 * beside the label.
 */
export const unseen = style({
  display: 'flex',
  width: '18px',
  '@media': { [`${below('small')} and (width >= 12em)`]: { width: 0, marginInline: `calc(-1 * ${vars.space.hair})` } },
});
globalStyle(`${unseen} > *`, { flex: 'none' });
export const invalid = style({ color: vars.color.error });

export const panel = style({ minWidth: 0, borderRadius: vars.radius.medium });

/** The box of the drawer's button. The button's pressable area covers all of it. */
export const menu = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.compact}`,
  padding: `0 ${vars.space.compact} 0 ${vars.space.medium}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.paper,
  selectors: { '&:hover': hover({ borderColor: vars.color.textSoft }), '&:active': pressedRow },
});
export const menuWords = style({ flex: '1 1 160px', minWidth: 0 });
export const current = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: 700,
  lineHeight: vars.lineHeight.snug,
});
export const position = style({ ...metaSoft, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
export const others = style({ ...metaSoft, display: 'flex', flexWrap: 'wrap', columnGap: vars.space.small });
export const other = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.hair });
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:active': { animation: 'none' } },
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: '48px',
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  borderInlineStart: '3px solid transparent',
  color: vars.color.textSoft,
  fontWeight: 700,
  selectors: {
    '&:hover': hover({ color: vars.color.text, backgroundColor: vars.color.raised }),
    '&:active': pressedRow,
    '&[aria-current]': {
      color: vars.color.text,
      backgroundColor: vars.color.raised,
      borderInlineStartColor: vars.color.orange,
    },
  },
});
