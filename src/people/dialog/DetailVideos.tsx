import { type ReactNode, useEffect, useRef, useState } from 'react';
import { apiHost } from '../../api/host.ts';
import type { Profile, Video } from '../../api/generated/model/index.ts';
import { useListProfileVideos } from '../../api/generated/videos/videos.ts';
import { activateMedia, deactivateMedia } from '../../lib/media/activeMedia.ts';
import { resolveMediaUrl } from '../../lib/media/mediaUrl.ts';
import { followDevice } from '../../lib/media/settings/followDevice.ts';
import { trimText } from '../../lib/text/trimText.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { after } from '../../lib/time/timer.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { PlayIcon } from '../../ui/icons/shellIcons.tsx';
import { LinkedText } from '../../ui/LinkedText/LinkedText.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { profileDialog } from './copy.ts';
import { DetailSection } from './DetailSections.tsx';
import * as css from './DetailVideos.css.ts';

/** Milliseconds that what is below the videos waits for them. */
const PATIENCE_MS = 500;

interface VideosAndRestProps {
  profile: Profile;
  onPlay: (video: Video) => void;
  /** What is below the self-introduction. */
  children: ReactNode;
}

/**
 * Renders the person's videos, because music comes before text, and below them the self-introduction and the rest.
 * Videos that arrive late are last, so that nothing that is being read moves.
 */
export function VideosAndRest({ profile, onPlay, children }: VideosAndRestProps) {
  const { data: videos = [], isPending } = useListProfileVideos(profile.id);
  const [isLate, setLate] = useState(false);
  useEffect(() => (isPending ? after(PATIENCE_MS, () => setLate(true)) : undefined), [isPending]);
  const isWaiting = isPending && !isLate;
  const strip = videos.length > 0 && <DetailVideos videos={videos} onPlay={onPlay} />;
  return (
    <div className={css.root} aria-busy={isWaiting}>
      {isWaiting && (
        <div className={css.waiting}>
          <Skeleton shape="text" width="38%" />
          <Skeleton shape="text" />
        </div>
      )}
      {!isLate && strip}
      <DetailSection title={profileDialog.bio}>
        <BioText text={profile.bio} />
      </DetailSection>
      {children}
      {isLate && strip}
    </div>
  );
}

/** Renders the self-introduction with clickable links, or a notice when it is empty. */
function BioText({ text }: { text: string | null }) {
  const written = trimText(text);
  return written === '' ? <p className={css.noBio}>{profileDialog.noBio}</p> : <LinkedText text={written} />;
}

interface DetailVideosProps {
  videos: readonly Video[];
  onPlay: (video: Video) => void;
}

/** Renders a person's videos in a row. */
function DetailVideos({ videos, onPlay }: DetailVideosProps) {
  return (
    <DetailSection title={profileDialog.videos}>
      <ul className={css.strip}>
        {videos.map((video) => (
          <li key={video.id} className={css.item}>
            <VideoThumb
              title={video.title ?? profileDialog.untitled}
              source={resolveMediaUrl(video.video_url, apiHost())}
              onPlay={() => onPlay(video)}
            />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

interface VideoThumbProps {
  title: string;
  /** Null when the URL is not allowed as a media source. */
  source: string | null;
  onPlay: () => void;
}

/** Renders a button with the first frame of a video and its title. */
function VideoThumb({ title, source, onPlay }: VideoThumbProps) {
  return (
    <button type="button" className={css.thumb} aria-label={profileDialog.play(isolate(title))} onClick={onPlay}>
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

interface VideoDialogProps {
  video: Video;
  open: boolean;
  onClose: () => void;
}

/** Plays a video from the profile dialog. Playback starts at once, since the viewer has just asked for it. */
export function VideoDialog({ video, open, onClose }: VideoDialogProps) {
  const source = resolveMediaUrl(video.video_url, apiHost());
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={video.title ?? profileDialog.untitled}
      description={video.description}
    >
      {source === null ? <Unplayable /> : <Player key={source} source={source} />}
    </Dialog>
  );
}

function Player({ source }: { source: string }) {
  const [failed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const unfollow = followDevice(element);
    // Autoplay may be blocked; the viewer then starts the video with its controls. A video that cannot be played
    // dispatches `error`.
    element.play().catch(() => undefined);
    return () => {
      unfollow();
      element.pause();
      deactivateMedia(element);
    };
  }, []);

  if (failed) return <Unplayable />;
  return (
    <video
      ref={video}
      className={css.video}
      src={source}
      controls
      playsInline
      onPlay={(event) => activateMedia(event.currentTarget)}
      onError={() => setFailed(true)}
    />
  );
}

function Unplayable() {
  return <Banner kind="error">{profileDialog.unplayable}</Banner>;
}
