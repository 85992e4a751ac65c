import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { mediaControls, type MediaControls } from '../../lib/media/mediaControls.ts';
import { isSoundPlaying } from '../../lib/media/activeMedia.ts';
import { autoplayVideos } from '../../lib/media/settings/autoplayVideos.ts';
import { mediaLength } from '../../lib/media/mediaLength.ts';
import { isMotionReduced } from '../theme/reducedMotion.ts';
import { PlayButton } from './PlayButton.tsx';
import * as css from './MediaPlayer.css.ts';

const VideoBar = lazyComponent(async () => (await import('./VideoBar.tsx')).VideoBar);

export interface Film {
  url: string;
  title: string;
  artist: string;
}

interface VideoPlayerProps {
  film: Film;
  /** Duration in seconds, if known before the video is loaded. */
  length: number | null;
  /** Whether it plays by itself, muted, when it comes into view, if the user has switched that on. */
  canAutoplay?: boolean;
}

/** Share of a video, from 0 to 1, that must be visible before it plays by itself. */
const AUTOPLAY_SHARE = 0.6;

/**
 * A video; another one needs another `key`. Nothing is loaded before the user presses play or has asked for videos to
 * play by themselves; out of view it pauses, unless it plays in a window of its own.
 */
export function VideoPlayer({ film, length, canAutoplay = false }: VideoPlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [controls, setControls] = useState<MediaControls | null>(null);
  const [isStarted, setStarted] = useState(false);
  /** Whether the browser's own controls are shown, because the code of the controls failed to load. */
  const [isPlain, setPlain] = useState(false);
  const about = useEffectEvent(() => ({ title: film.title, artist: film.artist }));

  const autoplay = useEffectEvent((made: MediaControls) => {
    if (!canAutoplay || isStarted || !autoplayVideos.store.getState().isOn || isMotionReduced() || isSoundPlaying())
      return;
    setStarted(true);
    made.setMuted(true);
    made.play();
  });

  useEffect(() => {
    if (video.current === null) return;
    const element = video.current;
    const made = mediaControls(element, () => about());
    setControls(made);
    let isInView = true;
    const pauseUnseen = () => {
      if (!isInView && document.pictureInPictureElement !== element) made.pause();
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        isInView = entries.every((entry) => entry.isIntersecting);
        pauseUnseen();
        if (entries.some((entry) => entry.intersectionRatio >= AUTOPLAY_SHARE)) autoplay(made);
      },
      { threshold: [0, AUTOPLAY_SHARE] },
    );
    watcher.observe(element);
    element.addEventListener('leavepictureinpicture', pauseUnseen);
    return () => {
      watcher.disconnect();
      element.removeEventListener('leavepictureinpicture', pauseUnseen);
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
    <div ref={root} tabIndex={-1} className={css.videoPlayer} role="group" aria-label={film.title}>
      {/* A press on the video is a shortcut; the buttons are the accessible controls. */}
      <video
        ref={video}
        className={css.film}
        src={film.url}
        preload="none"
        playsInline
        controls={isPlain}
        onClick={() => !isPlain && controls?.toggle()}
      />
      {!isStarted && (
        <div className={css.cover} onPointerEnter={VideoBar.preload} onFocus={VideoBar.preload}>
          <PlayButton status="idle" size="large" onPress={start} />
          {length !== null && <span className={css.length}>{mediaLength(length)}</span>}
        </div>
      )}
      {isStarted && controls !== null && (
        <LoadBoundary onCrash={() => setPlain(true)}>
          <VideoBar controls={controls} length={length} box={root} film={video} />
        </LoadBoundary>
      )}
    </div>
  );
}
