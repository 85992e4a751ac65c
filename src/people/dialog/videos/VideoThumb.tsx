import { isolate } from '../../../lib/text/isolate.ts';
import { profileDialog } from '../copy.ts';
import { PlayIcon } from '../../../ui/icons/shellIcons.tsx';
import * as css from './VideoThumb.css.ts';

interface VideoThumbProps {
  title: string;
  /** Null when the URL is not allowed as a media source. */
  source: string | null;
  onPlay: () => void;
}

/** Renders a button with the first frame of a video and its title. */
export function VideoThumb({ title, source, onPlay }: VideoThumbProps) {
  return (
    <button type="button" className={css.root} aria-label={profileDialog.play(isolate(title))} onClick={onPlay}>
      <span className={css.picture}>
        {source !== null && (
          <video
            className={css.frame}
            // Some browsers render no frame at position 0.
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
