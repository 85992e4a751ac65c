import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaControls, type MediaControls } from '../../lib/media/mediaControls.ts';
import { mediaLength } from '../../lib/media/mediaLength.ts';
import { PlayButton } from './PlayButton.tsx';
import { VideoBar } from './VideoBar.tsx';
import * as css from './VideoPlayer.css.ts';

export interface Film {
  url: string;
  title: string;
  artist: string;
}

interface VideoPlayerProps {
  film: Film;
  /** Duration in seconds, if known before the video is loaded. */
  length: number | null;
}

/** A video; another one needs another `key`. Nothing is loaded before the user presses play; out of view it pauses. */
export function VideoPlayer({ film, length }: VideoPlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [controls, setControls] = useState<MediaControls | null>(null);
  const [isStarted, setStarted] = useState(false);
  const about = useEffectEvent(() => ({ title: film.title, artist: film.artist }));

  useEffect(() => {
    if (video.current === null) return;
    const made = mediaControls(video.current, () => about());
    setControls(made);
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => !entry.isIntersecting)) made.pause();
    });
    watcher.observe(video.current);
    return () => {
      watcher.disconnect();
      made.release();
    };
  }, []);

  const start = () => {
    setStarted(true);
    controls?.play();
    // The pressed button is unmounted; its replacement is in the bar.
    root.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} tabIndex={-1} className={css.root} role="group" aria-label={film.title}>
      {/* A press on the video is a shortcut; the buttons are the accessible controls. */}
      <video
        ref={video}
        className={css.film}
        src={film.url}
        preload="none"
        playsInline
        onClick={() => controls?.toggle()}
      />
      {!isStarted && (
        <div className={css.cover}>
          <PlayButton status="idle" size="large" onPress={start} />
          {length !== null && <span className={css.length}>{mediaLength(length)}</span>}
        </div>
      )}
      {isStarted && controls !== null && <VideoBar controls={controls} length={length} box={root} />}
    </div>
  );
}
