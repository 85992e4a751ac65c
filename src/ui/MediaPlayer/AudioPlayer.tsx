import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { IDLE_MEDIA } from '../../lib/mediaControls.ts';
import { soundDesk, type Sound } from '../../lib/mediaSound.ts';
import { useOnceTrue } from '../../lib/useOnceTrue.ts';
import * as css from './AudioPlayer.css.ts';
import { media } from './copy.ts';
import { MediaTime } from './MediaTime.tsx';
import { PlayButton } from './PlayButton.tsx';
import { watchPlayer } from './playerInView.ts';
import { RateButton } from './RateButton.tsx';
import { Seeker } from './Seeker.tsx';
import { usePeaks } from './usePeaks.ts';
import { Waveform } from './Waveform.tsx';

interface AudioPlayerProps {
  sound: Sound;
  /** Seconds, as far as they are known before anything is loaded. */
  length: number | null;
  /** The sound itself where it lies on this machine: its waveform is drawn at once, not when somebody wants to hear it. */
  file?: Blob;
}

/**
 * A sound as a waveform that can be taken hold of. All of them play on the one desk of the app (`soundDesk`): this only
 * shows it and operates it. Nothing is fetched before somebody presses play or seeks.
 */
export function AudioPlayer({ sound, length, file }: AudioPlayerProps) {
  const controls = soundDesk.controls();
  const isCurrent = useStore(soundDesk.current, (desk) => desk.sound?.id === sound.id);
  const state = useStore(controls.store, (state) => (isCurrent ? state : IDLE_MEDIA));
  const isWanted = useOnceTrue(isCurrent);
  const peaks = usePeaks(file ?? (isWanted ? sound.url : null));
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => (isCurrent && root.current !== null ? watchPlayer(root.current) : undefined), [isCurrent]);

  const duration = state.duration ?? length ?? 0;
  const shareOf = (seconds: number) => (duration > 0 ? Math.min(1, seconds / duration) : 0);
  const isRunning = state.status === 'playing';
  const onDesk = (act: () => void) => {
    soundDesk.lay(sound);
    act();
  };

  return (
    <div ref={root} className={css.root} role="group" aria-label={sound.title} data-status={state.status}>
      <PlayButton status={state.status} onPress={() => onDesk(controls.toggle)} />
      <Seeker
        time={state.time}
        duration={duration}
        hint={media.waveform}
        onSeek={(seconds) => onDesk(() => controls.seek(seconds))}
      >
        {(time, isHeld) => (
          <Waveform
            peaks={peaks}
            played={shareOf(time)}
            livePlayed={isRunning && !isHeld ? () => shareOf(controls.position()) : null}
            isTouched={state.status !== 'idle' || time > 0}
          />
        )}
      </Seeker>
      <div className={css.row}>
        <MediaTime status={state.status} time={state.time} duration={duration} />
        {isCurrent && <RateButton rate={state.rate} onChange={controls.setRate} />}
      </div>
    </div>
  );
}
