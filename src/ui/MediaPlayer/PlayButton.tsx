import type { MediaStatus } from '../../lib/media/mediaControls.ts';
import { BrandMark } from '../Ring/BrandMark.tsx';
import { media } from './copy.ts';
import { PlayIcon, PauseIcon } from '../icons/shellIcons.tsx';
import * as css from './MediaPlayer.css.ts';

interface PlayButtonProps {
  status: MediaStatus;
  /** `medium` is 48 px, `large` 64 px; default `medium`. */
  size?: 'medium' | 'large';
  onPress: () => void;
}

/** Plays and pauses. */
export function PlayButton({ status, size = 'medium', onPress }: PlayButtonProps) {
  const isOn = status === 'playing' || status === 'waiting';
  return (
    <button
      type="button"
      className={css.playButton}
      data-size={size}
      aria-label={isOn ? media.pause : media.play}
      aria-busy={status === 'waiting' || undefined}
      onClick={onPress}
    >
      {status === 'waiting' && (
        <span className={css.waiting}>
          <BrandMark size={18} spinning />
        </span>
      )}
      {status === 'playing' && <PauseIcon size="large" />}
      {!isOn && <PlayIcon size="large" />}
    </button>
  );
}
