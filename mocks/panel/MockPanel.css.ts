import { globalStyle, style } from '@vanilla-extract/css';
import { viewport as dialogViewport } from '../../src/ui/Dialog/Dialog.css.ts';
import { below, forcedColors, from } from '../../src/ui/theme/breakpoints.ts';
import { vars } from '../../src/ui/theme/theme.css.ts';

/** Above the app's dialogs, because actions of the panel affect these too. */
const layer = `calc(${vars.layer.dialog} + 1)`;
const phone = below('small');
/** Below this width the panel is a sheet along the lower edge. */
const narrow = below('medium');
const width = '400px';
/** Height of the sheet: the other half of the screen shows the app. */
const height = '55dvh';

/** At the edge, in the middle, and no wider than the page's margin, where the app has no controls. */
export const badge = style({
  position: 'fixed',
  zIndex: layer,
  top: '50%',
  right: 0,
  display: 'grid',
  placeContent: 'center',
  width: '24px',
  minHeight: '72px',
  border: `1px solid ${vars.color.edge}`,
  borderInlineEnd: 'none',
  borderRadius: `${vars.radius.medium} 0 0 ${vars.radius.medium}`,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  fontSize: vars.fontSize.meta,
  lineHeight: 1,
  writingMode: 'vertical-rl',
  whiteSpace: 'nowrap',
  transform: 'translateY(-50%)',
  opacity: 0.6,
  selectors: {
    // Painted: the button's name begins with it, but not with a word of its own, as the rules for names want.
    '&::before': { content: 'attr(data-badge)' },
    '&:hover, &:focus-visible': { opacity: 1 },
    '&[data-flipped]': {
      right: 'auto',
      left: 0,
      border: `1px solid ${vars.color.edge}`,
      borderInlineStart: 'none',
      borderRadius: `0 ${vars.radius.medium} ${vars.radius.medium} 0`,
    },
  },
  '@media': { [phone]: { width: '16px' }, [forcedColors]: { opacity: 1 }, print: { display: 'none' } },
});

export const panel = style({
  position: 'fixed',
  zIndex: layer,
  insetBlock: 0,
  right: 0,
  display: 'flex',
  flexDirection: 'column',
  width: `min(${width}, 100%)`,
  borderInlineStart: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.paper,
  boxShadow: '0 0 40px #000000B3',
  selectors: {
    '&[data-flipped]': {
      right: 'auto',
      left: 0,
      borderInlineStart: 'none',
      borderInlineEnd: `1px solid ${vars.color.edge}`,
    },
  },
  '@media': {
    [narrow]: {
      insetBlock: 'auto 0',
      left: 0,
      width: 'auto',
      height,
      borderInlineStart: 'none',
      borderBlockStart: `1px solid ${vars.color.edge}`,
      selectors: {
        '&[data-flipped]': {
          insetBlock: '0 auto',
          right: 0,
          borderInlineEnd: 'none',
          borderBlockStart: 'none',
          borderBlockEnd: `1px solid ${vars.color.edge}`,
        },
      },
    },
    print: { display: 'none' },
  },
});

// The panel is behind a confirmation dialog, which the panel itself may open.
globalStyle(`body:has([role="alertdialog"]) :is(${badge}, ${panel})`, { zIndex: vars.layer.bar });

// On wide screens the app, its bar and its dialogs are narrower by the panel's width; on others the page ends above the sheet.
const onTheRight = `body:has(${panel}:not([data-flipped]))`;
const onTheLeft = `body:has(${panel}[data-flipped])`;
const bar = '#root header:not(main *)';
globalStyle(onTheRight, {
  '@media': { [from('medium')]: { paddingInlineEnd: width }, [narrow]: { paddingBlockEnd: height } },
});
globalStyle(onTheLeft, {
  '@media': { [from('medium')]: { paddingInlineStart: width }, [narrow]: { paddingBlockStart: height } },
});
globalStyle(`${onTheRight} :is(${bar}, ${dialogViewport})`, {
  '@media': { [from('medium')]: { insetInlineEnd: width } },
});
globalStyle(`${onTheLeft} :is(${bar}, ${dialogViewport})`, {
  '@media': { [from('medium')]: { insetInlineStart: width } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  padding: `${vars.space.hair} ${vars.space.small} ${vars.space.hair} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const title = style({ flex: 1, minWidth: 0, fontSize: vars.fontSize.lead });

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.medium,
  paddingBlockEnd: vars.space.huge,
});

export const section = style({ display: 'grid', justifyItems: 'start', gap: '12px' });
// Fields take the whole width, buttons only the width of their text.
globalStyle(`${section} > :not(button)`, { width: '100%' });
globalStyle(`${scroller} > ${section}`, { marginBlockEnd: vars.space.large });

export const folded = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const heading = style({ fontSize: vars.fontSize.small });
export const label = style({ display: 'block', fontSize: vars.fontSize.small, fontWeight: 700 });
export const note = style({
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const slider = style({ width: '100%', minHeight: vars.size.touch, accentColor: vars.color.orange });

export const list = style({ display: 'grid', gap: '12px' });
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
export const words = style({ flex: 1, minWidth: 0, fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug });
export const stack = style({ display: 'grid', justifyItems: 'start' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const log = style({ display: 'grid', fontSize: vars.fontSize.meta, lineHeight: vars.lineHeight.snug });

export const logLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  paddingBlock: vars.space.hair,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-failed]': { color: vars.color.error } },
});

export const logTime = style({ color: vars.color.textSoft });
export const logResult = style({ marginInlineStart: 'auto' });
