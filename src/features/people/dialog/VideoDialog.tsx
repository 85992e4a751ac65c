import { useEffect, useRef, useState } from 'react';
import { apiHost } from '../../../api/host.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { resolveMediaUrl } from '../../../lib/mediaUrl.ts';
import { leaveStage, takeStage } from '../../../lib/playback.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { detail } from './copy.ts';
import * as css from './VideoDialog.css.ts';

interface VideoDialogProps {
  video: Video;
  open: boolean;
  onClose: () => void;
}

/** Plays one video. It begins at once: somebody has just asked for it. */
export function VideoDialog({ video, open, onClose }: VideoDialogProps) {
  const source = resolveMediaUrl(video.video_url, apiHost());
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={video.title ?? detail.untitled}
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
    // A browser may want a press on the controls first; a video that cannot be played says so by its `error`.
    element.play().catch(() => undefined);
    return () => {
      element.pause();
      leaveStage(element);
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
      onPlay={(event) => takeStage(event.currentTarget)}
      onError={() => setFailed(true)}
    />
  );
}

function Unplayable() {
  return <Banner kind="error">{detail.unplayable}</Banner>;
}
