import { useEffect, useRef, useState } from 'react';
import { apiHost } from '../../../api/host.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { followDevice } from '../../../lib/media/settings/followDevice.ts';
import { resolveMediaUrl } from '../../../lib/media/mediaUrl.ts';
import { deactivateMedia, activateMedia } from '../../../lib/media/activeMedia.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { profileDialog } from '../copy.ts';
import * as css from './VideoDialog.css.ts';

interface VideoDialogProps {
  video: Video;
  open: boolean;
  onClose: () => void;
}

/** Plays a video from the profile dialog. Playback starts at once, since the user has just asked for it. */
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
    // Autoplay may be blocked; the user then starts the video with its controls. A video that cannot be played
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
