import { useStore } from 'zustand';
import { soundDesk } from '../../lib/mediaSound.ts';
import { common } from '../copy.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { MediaTime } from './MediaTime.tsx';
import { PlayButton } from './PlayButton.tsx';
import { playerInView } from './playerInView.ts';
import { Seeker } from './Seeker.tsx';
import { Waveform } from './Waveform.tsx';
import * as css from './MiniPlayer.css.ts';

interface MiniPlayerProps {
  /** It was closed by its button, and with it went the focus. */
  onClosed?: () => void;
}

/**
 * What lies on the desk of the app (`soundDesk`), at the lower edge of the window, while its own player is out of
 * sight. Who operates it by keyboard keeps it until they leave it.
 */
export function MiniPlayer({ onClosed }: MiniPlayerProps) {
  const sound = useStore(soundDesk.current, (desk) => desk.sound);
  const isInView = useStore(playerInView, (player) => player.isInView);
  const controls = soundDesk.controls();
  const { status, time, duration: told } = useStore(controls.store);
  if (sound === null) return null;

  const duration = told ?? 0;
  const shareOf = (seconds: number) => (duration > 0 ? Math.min(1, seconds / duration) : 0);
  const close = () => {
    soundDesk.clear();
    onClosed?.();
  };
  return (
    <div
      role="group"
      aria-label={sound.title}
      className={css.root}
      data-mini-player={isInView ? 'resting' : 'shown'}
      data-status={status}
    >
      <PlayButton status={status} onPress={controls.toggle} />
      <div className={css.about}>
        <p className={css.title}>{sound.title}</p>
        <p className={css.artist}>{sound.artist}</p>
      </div>
      <div className={css.time}>
        <MediaTime status={status} time={time} duration={duration} />
      </div>
      <IconButton label={common.close} onClick={close}>
        <CloseIcon />
      </IconButton>
      <div className={css.seeker}>
        <Seeker time={time} duration={duration} onSeek={controls.seek}>
          {(shown, isHeld) => (
            <Waveform
              peaks={null}
              played={shareOf(shown)}
              livePlayed={status === 'playing' && !isHeld ? () => shareOf(controls.position()) : null}
              isTouched
            />
          )}
        </Seeker>
      </div>
    </div>
  );
}
