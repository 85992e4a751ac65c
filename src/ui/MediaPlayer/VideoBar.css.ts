import { style } from '@vanilla-extract/css';
import { below, forcedColors } from '../theme/breakpoints.ts';
import { hover } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';
import { videoPlayer } from './MediaPlayer.css.ts';

export const bar = style({
  position: 'absolute',
  inset: 'auto 0 0',
  // In a small film the buttons below the seek bar are scrolled to.
  maxHeight: '100%',
  overflowY: 'auto',
  display: 'grid',
  padding: `${vars.space.medium} 12px ${vars.space.small}`,
  backgroundImage: 'linear-gradient(to top, #000000E6, #00000099 70%, transparent)',
  transition: `opacity ${vars.motion.calm}`,
  selectors: {
    // While playing, the controls are hidden unless the player is hovered or has keyboard focus.
    // Hidden controls accept no taps: a tap pauses the video, which shows them.
    '&[data-status="playing"]': { opacity: 0, pointerEvents: 'none' },
    [`${videoPlayer}:hover > &[data-status="playing"]`]: hover({ opacity: 1, pointerEvents: 'auto' }),
    [`${videoPlayer}:has(:focus-visible, [aria-expanded="true"]) > &[data-status="playing"]`]: {
      opacity: 1,
      pointerEvents: 'auto',
    },
  },
  '@media': {
    [forcedColors]: { backgroundImage: 'none', backgroundColor: 'Canvas' },
    [below('small')]: { paddingInline: vars.space.hair },
  },
});

/** In a narrow window the time has a line of its own. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.hair,
  '@media': { [below('small')]: { flexWrap: 'wrap', justifyContent: 'space-between', gap: 0 } },
});
export const time = style({
  flex: 1,
  minWidth: 0,
  '@media': { [below('small')]: { order: -1, flexBasis: '100%', paddingInline: vars.space.small } },
});
