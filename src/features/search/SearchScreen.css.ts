import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { visuallyHidden } from '../../ui/theme/mixins.ts';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const skeletonField = style({ height: vars.size.control, borderRadius: vars.radius.medium });
export const skeletonTitle = style({ display: 'grid', alignContent: 'center', height: vars.size.touch });

/**
 * As high as a category with many tags: what follows it is below the fold both before and after the tags load, so that
 * loading causes no visible layout shift.
 */
export const skeletonTags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  gap: vars.space.small,
});
export const skeletonChip = style({ height: vars.size.chip, display: 'grid' });

/** The bottom padding leaves space for the floating filter button at the end of the page. */
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBottom: 'calc(96px + env(safe-area-inset-bottom))',
  selectors: { '&:has(aside)': { paddingBottom: vars.space.vast } },
});

/** Covers the screen, which is transparent: the heading receives the focus and is read in the meantime. */
export const waiting = style({ position: 'absolute', insetInline: 0, top: vars.space.large });
globalStyle(`${root}[data-waiting] > :not(${waiting})`, { opacity: 0 });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  selectors: { '&:has(> aside)': { gridTemplateColumns: '19rem minmax(0, 1fr)' } },
});

/** One person fills the window: the headings are for assistive technology alone. */
globalStyle(`${root}[data-listening]`, { gap: 0, paddingTop: vars.space.medium, paddingBottom: vars.space.medium });
globalStyle(`${root}[data-listening] :is(div:has(> h1), h2[tabindex])`, visuallyHidden);

/** Two radial gradients from opposite corners. */
const light = [
  'radial-gradient(60% 120% at 0% 100%, #D95F0047, transparent 70%)',
  'radial-gradient(50% 120% at 100% 0%, #B5176B52, transparent 70%)',
].join(', ');

/** Spans the whole width on a phone. The ring is partly outside the right edge. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.compact,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  padding: `${vars.size.slot} ${vars.space.medium} ${vars.space.large}`,
  overflow: 'hidden',
  backgroundImage: light,
  '@media': {
    [from('small')]: {
      minHeight: '200px',
      marginInline: 0,
      padding: `${vars.size.slot} ${vars.space.giant}`,
      border: `1px solid ${vars.color.line}`,
      borderTop: 'none',
      borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    },
  },
});

/** On a phone only assistive technology has the headline, and the heading of the results takes its place. */
export const briefHero = style({
  marginTop: vars.space.large,
  padding: `calc(${vars.size.slot} - ${vars.space.large} - 1px) ${vars.space.large} ${vars.space.medium}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundImage: light,
  '@media': { [below('small')]: { ...visuallyHidden, padding: 0, border: 'none' } },
});
globalStyle(`${briefHero} + *`, { '@media': { [below('small')]: { paddingTop: vars.size.slot } } });

export const ring = style({
  position: 'absolute',
  zIndex: -1,
  // On a phone in the corner, where it crosses no line of text.
  width: '220px',
  height: '220px',
  right: '-110px',
  top: '-110px',
  opacity: 0.4,
  '@media': {
    [from('small')]: { width: '300px', height: '300px', right: '-190px', top: '-40px' },
    [from('medium')]: { width: '420px', height: '420px', right: '-20px', top: '-86px', opacity: 0.9 },
  },
});

export const sub = style({
  maxWidth: '34em',
  ...phraseLineBreaks,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  '@media': { [from('small')]: { fontSize: vars.fontSize.body } },
});

/** Sticky beside the results, with its own scrolling. The padding prevents focus rings from being clipped. */
export const sidebar = style({
  position: 'sticky',
  top: `calc(${vars.size.topBar} + ${vars.space.medium})`,
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.compact,
  maxHeight: `calc(100dvh - ${vars.size.topBar} - 2 * ${vars.space.medium})`,
  margin: `0 calc(-1 * ${vars.space.hair})`,
  padding: `${vars.space.hair} ${vars.space.small} ${vars.space.hair} ${vars.space.hair}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
export const sidebarTitle = style({ fontSize: vars.fontSize.lead });
