import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { hover, oneLine, pressedRow, smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Width of the menu button, which has its place beside the words although a mouse sees it only in the row. */
const MENU_WIDTH = vars.size.touch;

/** A conversation, or what stands for it while it is loading. */
const conversation = {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.compact,
  minHeight: '76px',
  padding: `${vars.space.small} ${vars.space.medium}`,
} as const;

export const item = style({ position: 'relative' });
export const row = style({
  ...conversation,
  position: 'relative',
  borderRadius: vars.radius.medium,
  transition: `background-color ${vars.motion.quick}`,
  paddingInlineEnd: MENU_WIDTH,
  selectors: {
    [`:where(${item}:hover) > &`]: hover({ backgroundColor: vars.color.raised }),
    '&:active': pressedRow,
    '&:focus-visible': { outlineOffset: '-2px' },
    '&&[aria-current="true"]': { backgroundColor: '#2A1D16' },
    '&[aria-current="true"]::before': {
      content: '',
      position: 'absolute',
      left: 0,
      insetBlock: '14px',
      width: '3px',
      borderRadius: vars.radius.full,
      backgroundImage: `linear-gradient(${vars.color.orange}, ${vars.color.magenta})`,
    },
  },
});
export const picture = style({ position: 'relative', display: 'grid', placeItems: 'center', width: '48px' });
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });
const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, minWidth: 0 });
/** With large letters the time is in a line of its own, so that the name remains. */
export const first = style([line, { flexWrap: 'wrap', alignItems: 'baseline', rowGap: 0 }]);
export const second = style([line, { minHeight: '20px' }]);

const cut = { flex: 1, minWidth: 0, ...oneLine } as const;
export const name = style({ ...cut, flex: '1 1 5em', fontWeight: 700, lineHeight: vars.lineHeight.snug });
export const time = style({
  flex: 'none',
  color: vars.color.textMute,
  fontSize: vars.fontSize.meta,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({
  ...cut,
  ...smallSoft,
  selectors: {
    '&[data-unread]': { color: vars.color.text, fontWeight: 700 },
    '&[data-highlighted]': { color: vars.color.orangeLight },
  },
});
/** The next agreed date. */
export const date = style({
  flex: 'none',
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.meta,
  fontVariantNumeric: 'tabular-nums',
});
/** At the end of the row; with a mouse it is visible while the row is hovered or has the focus inside. */
export const menu = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  width: MENU_WIDTH,
  height: vars.size.touch,
  margin: 'auto 0',
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  selectors: {
    '&:hover': hover({ color: vars.color.text }),
    [`&:not([aria-expanded="true"], ${item}:is(:hover, :focus-within) *)`]: hover({ opacity: 0 }),
  },
});

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
});
export const head = style({
  display: 'grid',
  gap: vars.space.compact,
  // With the kicker above it, the heading is where it is on all screens.
  padding: `calc(${vars.size.slot} - 0.9375rem) ${vars.space.medium} 12px`,
  '@media': { [from('small')]: { paddingTop: `calc(${vars.size.slot} - ${vars.space.medium} - 1px - 0.9375rem)` } },
});
export const kicker = style({
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.meta,
  fontWeight: 700,
  letterSpacing: '0.1em',
  lineHeight: 1.25,
});
/** As high as the controls that are loaded into it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.touch,
});
export const scroller = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${vars.space.small} ${vars.space.medium}`,
});
export const end = style({ minHeight: '1px' });
export const skeleton = style(conversation);
