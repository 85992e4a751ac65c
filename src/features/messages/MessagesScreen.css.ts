import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, low, motionAllowed } from '../../ui/theme/breakpoints.ts';
import { FLOOR } from '../../ui/Snackbar/SnackbarRegion.css.ts';
import { paper } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { BAR_HEIGHT } from '../../ui/theme/tokens.ts';
import { root as composer } from './Composer.css.ts';
import { BELOW_LOG, jump } from './MessageLog.css.ts';

/** Grows with the letters only as long as the chat beside it stays the wider one. */
const listWidth = { narrow: 'min(17.5rem, max(280px, 40vw))', wide: 'min(22.5rem, max(360px, 40vw))' };

/** As high as the window below the top bar; full width on a phone, a bordered card in wider windows. */
export const root = style({
  position: 'relative',
  height: `calc(100dvh - ${vars.size.topBar})`,
  // Header and composer stay visible; a window that is less high scrolls.
  minHeight: '160px',
  overflow: 'hidden',
  '@media': {
    [below('small')]: { marginInline: `calc(-1 * ${vars.space.medium})` },
    [from('small')]: {
      display: 'grid',
      gridTemplateColumns: `${listWidth.narrow} minmax(0, 1fr)`,
      height: `calc(100dvh - ${vars.size.topBar} - 2 * ${vars.space.medium})`,
      marginBlock: vars.space.medium,
      ...paper,
    },
    [from('medium')]: { gridTemplateColumns: `${listWidth.wide} minmax(0, 1fr)` },
    [low]: { height: `calc(100dvh - ${vars.size.topBar})`, marginBlock: 0 },
  },
});

/** On a phone the two panes overlap; the one with `data-away` is moved out of the viewport. */
const pane = style({
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [below('small')]: {
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.ground,
      selectors: { '&[data-away]': { visibility: 'hidden' } },
    },
    [`${below('small')} and ${motionAllowed}`]: {
      transition: `transform ${vars.motion.slow}, visibility 0s`,
      selectors: { '&[data-away]': { transition: `transform ${vars.motion.slow}, visibility 0s 240ms` } },
    },
  },
});
export const listPane = style([
  pane,
  {
    '@media': {
      [below('small')]: { selectors: { '&[data-away]': { transform: 'translateX(-30%)' } } },
      [from('small')]: { borderRight: `1px solid ${vars.color.line}` },
    },
  },
]);
export const chatPane = style([
  pane,
  { '@media': { [below('small')]: { selectors: { '&[data-away]': { transform: 'translateX(100%)' } } } } },
]);
export const select = style({ display: 'grid', alignContent: 'center', height: '100%' });

// On a phone with little space above the on-screen keyboard, the top bar is hidden while somebody types. If the
// keyboard does not resize the window, the screen has a height of its own.
for (const [screen, media] of [
  [root, `${below('small')} and ${low}`],
  [`${root}[style]`, below('small')],
] as const) {
  const typing = `html:has(${screen} ${chatPane} textarea:focus)`;
  globalStyle(typing, { '@media': { [media]: { vars: { [BAR_HEIGHT]: '0px' } } } });
  globalStyle(`${typing} header:not(main *) > :first-child`, { '@media': { [media]: { visibility: 'hidden' } } });
}

// Snackbars are above what is below the log (LogTools.tsx), and above the button at its lower edge.
const belowLog = `var(${BELOW_LOG}, 6rem)`;
globalStyle(`html:has(${chatPane}[data-shown] ${composer})`, { vars: { [FLOOR]: belowLog } });
globalStyle(`html:has(${chatPane}[data-shown] ${jump})`, { vars: { [FLOOR]: `calc(${belowLog} + 52px)` } });
