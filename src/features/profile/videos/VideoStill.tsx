import { useState } from 'react';
import { leaveStage, takeStage } from '../../../lib/playback.ts';
import { videos as copy } from '../copy.ts';
import { PlayIcon } from './PlayIcon.tsx';
import * as css from './VideoStill.css.ts';

interface VideoStillProps {
  /** Address that may be loaded, null when there is none. */
  url: string | null;
  title: string;
}

/** A picture of a video; a press plays it, with the browser's own controls. */
export function VideoStill({ url, title }: VideoStillProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) {
    return (
      <div className={css.root}>
        <p className={css.broken}>{copy.loadFailed}</p>
      </div>
    );
  }
  return (
    <div className={css.root}>
      <video
        // Without its own key the picture would go on with the sound off.
        key={isPlaying ? 'film' : 'still'}
        ref={leaveOnUnmount}
        className={css.film}
        src={isPlaying ? url : `${url}#t=0.5`}
        preload="metadata"
        playsInline
        muted={!isPlaying}
        controls={isPlaying}
        autoPlay={isPlaying}
        tabIndex={isPlaying ? 0 : -1}
        aria-label={isPlaying ? title : undefined}
        aria-hidden={isPlaying ? undefined : true}
        onPlay={(event) => takeStage(event.currentTarget)}
        onError={() => setBroken(true)}
      />
      {!isPlaying && (
        <button type="button" className={css.play} aria-label={copy.play(title)} onClick={() => setPlaying(true)}>
          <span className={css.disc}>
            <PlayIcon />
          </span>
        </button>
      )}
    </div>
  );
}

/** A film that is gone must not be held on to. */
function leaveOnUnmount(element: HTMLVideoElement | null) {
  return () => {
    if (element !== null) leaveStage(element);
  };
}
