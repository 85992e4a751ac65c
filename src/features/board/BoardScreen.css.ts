import { globalStyle, style } from '@vanilla-extract/css';
import { miniPlayerReservedHeight } from '../../ui/MediaPlayer/MediaPlayer.css.ts';
import { below, forcedColors } from '../../ui/theme/breakpoints.ts';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { FLOOR } from '../../ui/Snackbar/SnackbarRegion.css.ts';
import { brandDisc, hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** A column for reading: its width limits the length of a text line. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  maxWidth: vars.size.reading,
  marginInline: 'auto',
  paddingBlock: `${vars.size.slot} 104px`,
  selectors: { '&:has([data-mini-player="shown"])': { paddingBottom: `${miniPlayerReservedHeight + 16}px` } },
});
// Below the medium breakpoint the floating button is below the snackbars, too.
globalStyle(`html:has(${root})`, { '@media': { [below('medium')]: { vars: { [FLOOR]: '72px' } } } });
globalStyle(`html:has(${root} [data-mini-player="shown"])`, {
  vars: { [FLOOR]: `${miniPlayerReservedHeight}px` },
  '@media': { [below('medium')]: { vars: { [FLOOR]: `${miniPlayerReservedHeight + 56}px` } } },
});
export const head = style({ position: 'relative', display: 'grid', gap: vars.space.hair });
export const lead = style({ color: vars.color.textSoft, ...phraseLineBreaks });

/** In the line of the heading. */
export const write = style({
  position: 'absolute',
  top: '-6px',
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  color: vars.color.orangeLight,
  backgroundColor: vars.color.raised,
});

/** At the lower right, in reach of the thumb and above the phone's safe area. */
export const fab = style({
  position: 'fixed',
  right: `max(${vars.space.medium}, calc((100vw - ${vars.size.reading}) / 2 - 88px))`,
  bottom: `calc(${vars.space.large} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  ...brandDisc,
  boxShadow: '0 8px 32px #000000A6',
  transition: `filter ${vars.motion.quick}, transform ${vars.motion.quick}, opacity ${vars.motion.quick}`,
  selectors: { '&:hover': hover({ filter: 'brightness(1.08)' }) },
  '@media': {
    [forcedColors]: { backgroundImage: 'none', borderColor: 'ButtonText' },
    // From the medium breakpoint on, the button fits beside the mini player.
    [below('medium')]: {
      selectors: {
        // Moves the button below the lower edge of the window.
        '&[data-away]:not(:focus-visible)': { transform: 'translateY(200px)', opacity: 0 },
        ':root:has([data-mini-player="shown"]) &': {
          bottom: `calc(${miniPlayerReservedHeight}px + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});
