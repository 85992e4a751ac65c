import { useState } from 'react';
import { deactivateMedia, activateMedia } from '../../../../lib/media/activeMedia.ts';
import { followDevice } from '../../../../lib/media/settings/followDevice.ts';
import { videos as copy } from '../../copy.ts';
import { PlayIcon } from '../../../../ui/icons/shellIcons.tsx';
import * as css from './VideoPreview.css.ts';

interface VideoStillProps {
  /** URL that may be loaded; null when there is none. */
  url: string | null;
  title: string;
}

/** Renders a preview frame of a video; a press plays the video with the browser's own controls. */
export function VideoPreview({ url, title }: VideoStillProps) {
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
        // Different keys create two elements; a reused element would retain its position and its muted state.
        key={isPlaying ? 'film' : 'still'}
        ref={attachVideo}
        className={css.film}
        src={isPlaying ? url : `${url}#t=0.5`}
        preload="metadata"
        playsInline
        muted={!isPlaying}
        controls={isPlaying}
        tabIndex={isPlaying ? 0 : -1}
        aria-label={isPlaying ? title : undefined}
        aria-hidden={isPlaying ? undefined : true}
        onPlay={(event) => activateMedia(event.currentTarget)}
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

/**
 * Sets rate and volume; plays the film that replaces the pressed button, and gives it the focus. Removes the reference
 * to the unmounted video, which would otherwise stay in memory.
 */
function attachVideo(element: HTMLVideoElement | null) {
  if (element === null) return undefined;
  const unfollow = followDevice(element);
  if (element.controls) {
    element.focus({ preventScroll: true });
    // Safari refuses to play a film with sound by its attribute, but not by this call, which is part of the press. A film
    // that it refuses all the same has its controls.
    element.play().catch(() => undefined);
  }
  return () => {
    unfollow();
    deactivateMedia(element);
  };
}
