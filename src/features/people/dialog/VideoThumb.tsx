import { detail } from './copy.ts';
import { PlayIcon } from './PlayIcon.tsx';
import * as css from './VideoThumb.css.ts';

interface VideoThumbProps {
  title: string;
  /** Null when it may not be loaded. */
  source: string | null;
  onPlay: () => void;
}

/** The first frame of a video and its title. */
export function VideoThumb({ title, source, onPlay }: VideoThumbProps) {
  return (
    <button type="button" className={css.root} aria-label={detail.play(title)} onClick={onPlay}>
      <span className={css.picture}>
        {source !== null && (
          <video
            className={css.frame}
            // Some browsers show nothing of a video that stands at its very beginning.
            src={`${source}#t=0.1`}
            preload="metadata"
            muted
            playsInline
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
        <span className={css.play}>
          <PlayIcon size="large" />
        </span>
      </span>
      <span className={css.title}>{title}</span>
    </button>
  );
}
