import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, largeLetters } from '../../ui/theme/breakpoints.ts';
import { hover, metaMute, paper, pressedRow } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  columnGap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.small} ${vars.space.medium} ${vars.space.medium}`,
  ...paper,
  overflow: 'hidden',
  transition: `background-color ${vars.motion.calm}, border-color ${vars.motion.calm}`,
  selectors: {
    // Unread items have a gradient and a bar at the left edge.
    '&[data-unread]': {
      borderColor: '#4A2E1C',
      backgroundImage: 'linear-gradient(90deg, #2A1D16, transparent 60%)',
    },
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: '3px',
      backgroundImage: `linear-gradient(${vars.color.orange}, ${vars.color.magenta})`,
    },
    '&:has(button:hover)': hover({ backgroundColor: vars.color.raised }),
    '&:has(button:active)': pressedRow,
  },
  '@media': {
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [forcedColors]: {
      selectors: { '&[data-unread]::before': { backgroundColor: 'Highlight', backgroundImage: 'none' } },
    },
  },
});

const iconBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  border: '1px solid',
  '@media': { [largeLetters]: { display: 'none' } },
});
export const icon = styleVariants({
  announcement: [iconBase, { color: vars.color.orangeLight, borderColor: '#4A2E1C', backgroundColor: '#2A1D16' }],
  info: [iconBase, { color: vars.color.info, borderColor: '#1F3A54', backgroundColor: '#14212E' }],
  warning: [iconBase, { color: vars.color.warn, borderColor: '#53421D', backgroundColor: '#2A2315' }],
  update: [iconBase, { color: vars.color.magentaLight, borderColor: '#4C2138', backgroundColor: '#2B1622' }],
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  ...metaMute,
});
export const type = style({ fontWeight: 700, color: vars.color.textSoft });
export const title = style({ fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.snug });
export const message = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textSoft,
  whiteSpace: 'pre-line',
});

/** The pseudo-element makes the whole item clickable; the menu is stacked above it. */
export const open = style({
  font: 'inherit',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:active': { animation: 'none' },
  },
});
export const menu = style({ position: 'relative', zIndex: vars.layer.raised, marginTop: '-4px' });

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: vars.space.medium,
  minHeight: '116px',
  padding: vars.space.medium,
  ...paper,
});
export const lines = style({ display: 'grid', gap: vars.space.small, alignContent: 'start' });
