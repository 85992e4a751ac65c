import type { MediaStatus } from '../../lib/mediaControls.ts';
import { RingMark } from '../Ring/RingMark.tsx';
import { media } from './copy.ts';
import { PauseIcon, PlayIcon } from './MediaIcons.tsx';
import * as css from './PlayButton.css.ts';

interface PlayButtonProps {
  status: MediaStatus;
  /** 48 px unless given; large is 64. */
  size?: 'medium' | 'large';
  onPress: () => void;
}

/** Starts and stops. */
export function PlayButton({ status, size = 'medium', onPress }: PlayButtonProps) {
  const isOn = status === 'playing' || status === 'waiting';
  return (
    <button
      type="button"
      className={css.root}
      data-size={size}
      aria-label={isOn ? media.pause : media.play}
      aria-busy={status === 'waiting' || undefined}
      onClick={onPress}
    >
      {status === 'waiting' && (
        <span className={css.waiting}>
          <RingMark size={18} spinning />
        </span>
      )}
      {status === 'playing' && <PauseIcon size="large" />}
      {!isOn && <PlayIcon size="large" />}
    </button>
  );
}
