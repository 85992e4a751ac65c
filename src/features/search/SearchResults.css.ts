import { globalStyle, style } from '@vanilla-extract/css';
import { below, largeLetters } from '../../ui/theme/breakpoints.ts';
import { cardColumns, hover, textButton } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/**
 * It takes the room of two icons while their code is loading, so that the order beside it does not move. The icons
 * extend into the gaps.
 */
export const searchTools = style({
  display: 'flex',
  // The order gives way instead: the icons would reach over it.
  flex: 'none',
  minWidth: `calc(2 * ${vars.size.touch})`,
  marginInline: `calc(-1 * ${vars.space.small})`,
  selectors: { '&:empty': { display: 'none' } },
});

export const filters = style({ display: 'contents' });
export const filter = style({ minWidth: 0, maxWidth: '100%' });
/** As high as a chip. */
export const filterSkeleton = style({ display: 'grid', alignContent: 'center', height: vars.size.chip });
export const clearFilters = style({ ...textButton, margin: `-4px calc(-1 * ${vars.space.small})` });

/** 1 to 4 columns: a page of 12 cards fills complete rows of each. */
export const grid = style({
  ...cardColumns,
  rowGap: '20px',
  transition: `opacity ${vars.motion.slow}`,
  selectors: { '&[data-stale]': { opacity: 0.5, transitionDelay: '150ms' } },
});

/**
 * Cards outside the viewport are neither laid out nor painted; on most screens that is half of a page. The intrinsic
 * size equals the height of a card. The clip margin prevents the hover shadow and the like animation around a card from
 * being clipped.
 */
export const cell = style({
  // Cards of a row are equally high, even if one needs more space for a large font.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Its containment would clip a popover that is not in the top layer (docs/browsers.md).
  '@supports': {
    'selector(:popover-open)': { contentVisibility: 'auto', containIntrinsicSize: `auto ${vars.size.card}` },
  },
  // Reserves the space of a card that is not rendered yet.
  minHeight: vars.size.card,
  overflowClipMargin: '64px',
});

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  minWidth: 0,
});
// Applies to the navigation between the pages.
globalStyle(`${root} > nav`, { marginTop: vars.space.medium });
export const note = style({ color: vars.color.textSoft, textAlign: 'center' });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
  rowGap: vars.space.small,
});
export const title = style({
  fontSize: 'clamp(1.125rem, 0.85rem + 1.3vw, 1.75rem)',
  '@media': { [below('small')]: { flexBasis: '100%' } },
});
/** Reserves the space of any number; with large letters less, so that the order fits. */
export const count = style({
  minWidth: '6em',
  minHeight: '1lh',
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [largeLetters]: { minWidth: '3em' } },
});

/** Beside the controls, which are as high as both lines, so that the cards do not move when it appears. */
export const limit = style({
  display: 'block',
  maxWidth: '80vw',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  whiteSpace: 'normal',
});

/** One row beside the heading, on a phone below it: the count, the tools for the search, the order. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  flex: '1 1 24rem',
  minWidth: 0,
  '@media': { [below('small')]: { flexBasis: '100%', flexWrap: 'wrap' } },
});
/** Switches between the grid and the listening view. */
export const view = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minHeight: vars.size.touch,
  paddingInline: `clamp(7px, 2vw, ${vars.space.medium})`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  selectors: { '&:hover': hover({ borderColor: vars.color.orange, color: vars.color.orangeLight }) },
});
export const sort = style({
  flex: '0 1 13.5rem',
  minWidth: '7.5rem',
  marginInlineStart: 'auto',
  '@media': { [below('small')]: { flex: '1 1 7.5rem' }, [largeLetters]: { flexGrow: 1 } },
});
// On a phone everything gives way to the icons, so that it stays one row, except with large letters.
globalStyle(`${tools}:has(${searchTools}) ${count}`, { '@media': { [below('small')]: { minWidth: '3.5em' } } });
globalStyle(`${tools}:has(${searchTools}) ${sort}`, {
  '@media': { [below('small')]: { flexBasis: '6.5rem', minWidth: '6.5rem' } },
});
