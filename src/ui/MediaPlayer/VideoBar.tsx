import type { RefObject } from 'react';
import { useStore } from 'zustand';
import type { MediaControls } from '../../lib/media/mediaControls.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from './copy.ts';
import { FullscreenIcon, SpeakerIcon, SpeakerOffIcon } from './MediaIcons.tsx';
import { RateButton } from './RateButton.tsx';
import { MediaTime, LazyPlayerSettings } from './TimeRow.tsx';
import { PlayButton } from './PlayButton.tsx';
import { SeekBar } from './SeekBar.tsx';
import * as css from './VideoBar.css.ts';

interface VideoBarProps {
  controls: MediaControls;
  /** Duration in seconds, if known before the video's metadata is loaded. */
  length: number | null;
  /** The element that becomes full screen: it contains the video and this bar. */
  box: RefObject<HTMLElement | null>;
  film: RefObject<HTMLVideoElement | null>;
}

/** The controls of a video that has been started. */
export function VideoBar({ controls, length, box, film }: VideoBarProps) {
  const state = useStore(controls.store);
  const { status, time, rate, muted } = state;
  const duration = state.duration ?? length ?? 0;

  return (
    <div className={css.bar} data-status={status}>
      <SeekBar controls={controls} state={state} duration={duration} onSeek={controls.seek} />
      <div className={css.row}>
        <PlayButton status={status} onPress={controls.toggle} />
        <div className={css.time}>
          <MediaTime status={status} time={time} duration={duration} />
        </div>
        <RateButton rate={rate} onChange={controls.setRate} />
        <IconButton label={muted ? media.unmute : media.mute} onClick={() => controls.setMuted(!muted)}>
          {muted ? <SpeakerOffIcon /> : <SpeakerIcon />}
        </IconButton>
        <LazyPlayerSettings controls={controls} duration={duration} film={film} />
        {(document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype) && (
          <IconButton label={media.fullscreen} onClick={() => toggleFullscreen(box.current, film.current)}>
            <FullscreenIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}

/** Fullscreen API of an iPhone, which supports it only for video elements. */
interface FilmOfIphone {
  webkitEnterFullscreen?: () => void;
}

function toggleFullscreen(box: HTMLElement | null, film: (HTMLVideoElement & FilmOfIphone) | null): void {
  if (!document.fullscreenEnabled) return film?.webkitEnterFullscreen?.();
  // If the browser refuses, the video continues in the page.
  const refused = () => undefined;
  if (document.fullscreenElement) document.exitFullscreen().catch(refused);
  else box?.requestFullscreen().catch(refused);
}
