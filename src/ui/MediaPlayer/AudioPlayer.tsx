import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { IDLE_MEDIA } from '../../lib/media/mediaControls.ts';
import { audioPlayer, type AudioTrack } from '../../lib/media/audioPlayer.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { after } from '../../lib/time/timer.ts';
import { media } from './copy.ts';
import { LazyPlayerSettings, MediaTime } from './TimeRow.tsx';
import { PlayButton } from './PlayButton.tsx';
import { SeekBar } from './SeekBar.tsx';
import { BARS } from './Waveform.tsx';
import * as css from './MediaPlayer.css.ts';

interface AudioPlayerProps {
  sound: AudioTrack;
  /** Duration in seconds, if known before the sound is loaded. */
  length: number | null;
  /** The sound as a local file; its waveform is drawn at once instead of when the player comes near the viewport. */
  file?: Blob;
}

/**
 * A sound with a waveform to seek in. All players share one media element (`audioPlayer`); this component only displays
 * and controls it.
 */
export function AudioPlayer({ sound, length, file }: AudioPlayerProps) {
  const controls = audioPlayer.controls();
  const isCurrent = useStore(audioPlayer.current, (player) => player.sound?.id === sound.id);
  const state = useStore(controls.store, (state) => (isCurrent ? state : IDLE_MEDIA));
  const isWanted = useHasBeenTrue(isCurrent);
  const root = useRef<HTMLDivElement>(null);
  const peaks = usePeaks(file ?? sound.url, file === undefined && !isWanted ? root : null);

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
      <div className={css.audioEnd}>
        <MediaTime status={state.status} time={state.time} duration={duration} isBrief />
        {isCurrent && <LazyPlayerSettings controls={controls} duration={duration} />}
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

/** Milliseconds after which a sound that nobody has played may load its waveform: the screen comes first. */
const PATIENCE_MS = 500;

/**
 * Returns the waveform of a sound, given by its URL or as a file: undefined while it is not loaded, null when it is
 * unavailable.
 * @param idleUntilNear for a sound at a URL that nobody has played: it is loaded when the browser has time while this
 * element is near the viewport, and not at all if it is large. Null to load it at once.
 */
export function usePeaks(source: string | Blob, idleUntilNear: RefObject<Element | null> | null = null): Peaks {
  const [known, setKnown] = useState<{ source: string | Blob; peaks: Peaks } | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const setPeaks = (peaks: Peaks) => signal.aborted || setKnown({ source, peaks });
    const load = async () => {
      const code = await import('../../lib/media/waveform/waveform.ts').catch(() => null);
      if (signal.aborted) return;
      if (idleUntilNear === null || source instanceof Blob) {
        // Without the code there is no waveform; the sound can still be played.
        setPeaks(code === null ? null : await code.loadWaveform(source, BARS));
      } else if (idleUntilNear.current !== null) {
        code?.loadWaveformWhenIdle(source, BARS, { near: idleUntilNear.current, signal }, setPeaks);
      }
    };
    const cancel = after(idleUntilNear === null ? 0 : PATIENCE_MS, () => void load());
    return () => {
      cancel();
      stop.abort();
    };
  }, [source, idleUntilNear]);
  return known?.source === source ? known.peaks : undefined;
}
