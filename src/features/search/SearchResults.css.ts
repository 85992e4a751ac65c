import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { below } from '../../ui/theme/breakpoints.ts';

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
/** Reserves the space of the number before it is known; on a phone no more, so that with large letters the order fits. */
export const count = style({
  minWidth: '4em',
  minHeight: '1lh',
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('small')]: { flex: 'none', minWidth: '3em' } },
});

/** Beside the controls, which are as high as both lines, so that the cards do not move when it appears. */
export const limit = style({ display: 'block', maxWidth: '80vw', fontSize: '0.75rem', lineHeight: 1.3 });

/**
 * Below the heading and as wide as the screen. On a phone it is one row that scrolls, so that the people are not pushed
 * down; the padding prevents focus rings from being clipped.
 */
export const tools = style({
  display: 'contents',
  '@media': {
    [below('small')]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.small,
      flex: '1 0 100%',
      minWidth: 0,
      margin: `calc(-1 * ${vars.space.hair}) calc(-1 * ${vars.space.medium})`,
      padding: `${vars.space.hair} ${vars.space.medium}`,
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'none',
    },
  },
});
export const sort = style({
  flex: 'none',
  width: '13.5rem',
  marginInlineStart: 'auto',
  '@media': { [below('small')]: { width: 'min(12rem, 62vw)', marginInlineStart: 0 } },
});
// Applies to the conditions and to the tools of the search.
globalStyle(`${sort} ~ *`, {
  flexBasis: '100%',
  '@media': { [below('small')]: { flex: 'none', flexWrap: 'nowrap' } },
});
