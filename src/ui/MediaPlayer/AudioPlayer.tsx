import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { IDLE_MEDIA } from '../../lib/media/mediaControls.ts';
import { audioPlayer, type AudioTrack } from '../../lib/media/audioPlayer.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import * as css from './AudioPlayer.css.ts';
import { media } from './copy.ts';
import { MediaTime } from './controls/MediaTime.tsx';
import { PlayButton } from './controls/PlayButton.tsx';
import { watchPlayer } from './isPlayerInViewStore.ts';
import { LazyPlayerSettings } from './settings/LazyPlayerSettings.tsx';
import { RateButton } from './controls/RateButton.tsx';
import { SeekBar } from './controls/SeekBar.tsx';
import { usePeaks } from './controls/usePeaks.ts';

interface AudioPlayerProps {
  sound: AudioTrack;
  /** Duration in seconds, if known before the sound is loaded. */
  length: number | null;
  /** The sound as a local file; its waveform is drawn at once instead of after the first play. */
  file?: Blob;
}

/**
 * A sound with a waveform to seek in. All players share one media element (`audioPlayer`); this component only displays
 * and controls it. Nothing is loaded before the user plays or seeks.
 */
export function AudioPlayer({ sound, length, file }: AudioPlayerProps) {
  const controls = audioPlayer.controls();
  const isCurrent = useStore(audioPlayer.current, (player) => player.sound?.id === sound.id);
  const state = useStore(controls.store, (state) => (isCurrent ? state : IDLE_MEDIA));
  const isWanted = useHasBeenTrue(isCurrent);
  const peaks = usePeaks(file ?? (isWanted ? sound.url : null));
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => (isCurrent && root.current !== null ? watchPlayer(root.current) : undefined), [isCurrent]);

  const duration = state.duration ?? length ?? 0;
  const withLoadedSound = (act: () => void) => {
    audioPlayer.load({ ...sound, length });
    act();
  };

  return (
    <div ref={root} className={css.root} role="group" aria-label={sound.title} data-status={state.status}>
      <PlayButton status={state.status} onPress={() => withLoadedSound(controls.toggle)} />
      <SeekBar
        controls={controls}
        state={state}
        duration={duration}
        peaks={peaks}
        hint={media.waveform}
        onSeek={(seconds) => withLoadedSound(() => controls.seek(seconds))}
      />
      <div className={css.row}>
        <MediaTime status={state.status} time={state.time} duration={duration} />
        {isCurrent && (
          <>
            <RateButton rate={state.rate} onChange={controls.setRate} />
            <LazyPlayerSettings controls={controls} duration={duration} />
          </>
        )}
      </div>
    </div>
  );
}
