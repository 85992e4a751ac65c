import { apiHost } from '../../../api/host.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { resolveMediaUrl } from '../../../lib/media/mediaUrl.ts';
import { profileDialog } from '../copy.ts';
import { DetailSection } from '../detail/DetailSection.tsx';
import * as css from './DetailVideos.css.ts';
import { VideoThumb } from './VideoThumb.tsx';

interface DetailVideosProps {
  videos: readonly Video[];
  onPlay: (video: Video) => void;
}

/** Renders a person's videos in a row. */
export function DetailVideos({ videos, onPlay }: DetailVideosProps) {
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
