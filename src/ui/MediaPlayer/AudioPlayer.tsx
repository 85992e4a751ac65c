import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { IDLE_MEDIA } from '../../lib/media/mediaControls.ts';
import { audioPlayer, type AudioTrack } from '../../lib/media/audioPlayer.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { media } from './copy.ts';
import { MediaTime, LazyPlayerSettings, RateButton } from './TimeRow.tsx';
import { PlayButton } from './PlayButton.tsx';
import { SeekBar } from './SeekBar.tsx';
import { BARS } from './Waveform.tsx';
import * as css from './MediaPlayer.css.ts';

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
    <div ref={root} className={css.audioPlayer} role="group" aria-label={sound.title} data-status={state.status}>
      <PlayButton status={state.status} onPress={() => withLoadedSound(controls.toggle)} />
      <SeekBar
        controls={controls}
        state={state}
        duration={duration}
        peaks={peaks}
        hint={media.waveform}
        onSeek={(seconds) => withLoadedSound(() => controls.seek(seconds))}
      />
      <div className={css.audioRow}>
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

/** Whether the player of the current sound is in view; while it is, the mini player is hidden. */
export const isPlayerInViewStore = createStore<{ isInView: boolean }>(() => ({ isInView: false }));

/**
 * Watches whether the current sound's player is in view.
 * @returns a function that stops watching
 */
function watchPlayer(element: Element): () => void {
  const watcher = new IntersectionObserver((entries) => {
    isPlayerInViewStore.setState({ isInView: entries.at(-1)?.isIntersecting === true });
  });
  watcher.observe(element);
  return () => {
    watcher.disconnect();
    isPlayerInViewStore.setState({ isInView: false });
  };
}

type Peaks = readonly number[] | null | undefined;

/**
 * Returns the waveform of a sound, given by its URL or as a file: undefined while it is loading, null when it is
 * unavailable.
 */
export function usePeaks(source: string | Blob | null): Peaks {
  const [known, setKnown] = useState<{ source: string | Blob; peaks: Peaks } | null>(null);

  useEffect(() => {
    if (source === null) return;
    let isWanted = true;
    const setPeaks = (peaks: Peaks) => isWanted && setKnown({ source, peaks });
    import('../../lib/media/waveform/waveform.ts').then(
      async ({ loadWaveform }) => setPeaks(await loadWaveform(source, BARS)),
      // Without the code there is no waveform; the sound can still be played.
      () => setPeaks(null),
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  return known?.source === source ? known.peaks : undefined;
}
