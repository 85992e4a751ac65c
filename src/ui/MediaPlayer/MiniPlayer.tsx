import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { common } from '../copy.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MediaTime } from './TimeRow.tsx';
import { PlayButton } from './PlayButton.tsx';
import { media } from './copy.ts';
import { isPlayerInViewStore } from './AudioPlayer.tsx';
import { SeekBar } from './SeekBar.tsx';
import * as css from './MediaPlayer.css.ts';

interface MiniPlayerProps {
  /** The buttons that begin the sounds before and after the current one, if there are some; see `StepButtons`. */
  steps?: ReactNode;
  /** Called when the close button is pressed. The button is unmounted then, so the owner has to set the focus. */
  onClosed?: () => void;
}

/**
 * Controls the current sound (`audioPlayer`) at the lower edge of the window while its own player is out of view, or
 * while there is another sound to play, so that the buttons for that do not move. It stays visible while it contains
 * the keyboard focus.
 */
export function MiniPlayer({ steps = null, onClosed }: MiniPlayerProps) {
  const sound = useStore(audioPlayer.current, ({ sound: loaded }) => loaded);
  const isInView = useStore(isPlayerInViewStore, (player) => player.isInView);
  const controls = audioPlayer.controls();
  const state = useStore(controls.store);
  const { status, time } = state;
  if (sound === null) return null;

  const duration = state.duration ?? sound.length ?? 0;
  const close = () => {
    audioPlayer.unload();
    onClosed?.();
  };
  return (
    <div
      role="group"
      aria-label={sound.title}
      className={css.miniPlayer}
      data-mini-player={isInView && steps === null ? 'resting' : 'shown'}
      data-status={status}
    >
      <PlayButton status={status} onPress={controls.toggle} />
      <div className={css.miniAbout}>
        <p className={css.miniTitle}>{sound.title}</p>
        <p className={css.miniArtist}>{sound.artist}</p>
      </div>
      <div className={css.miniButtons}>
        {steps}
        <IconButton label={common.close} onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={css.miniPosition}>
        <div className={css.miniSeeker}>
          <SeekBar controls={controls} state={state} duration={duration} onSeek={controls.seek} />
        </div>
        <div className={css.miniTime}>
          <MediaTime status={status} time={time} duration={duration} />
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{media.nowPlaying(sound.title, sound.artist)}</span>
      </VisuallyHidden>
    </div>
  );
}
