import { apiHost } from '../../../api/host.ts';
import type { ProfileId, Video } from '../../../api/generated/model/index.ts';
import { useListProfileVideos } from '../../../api/generated/videos/videos.ts';
import { resolveMediaUrl } from '../../../lib/mediaUrl.ts';
import { detail } from './copy.ts';
import { DetailSection } from './DetailSection.tsx';
import * as css from './DetailVideos.css.ts';
import { VideoThumb } from './VideoThumb.tsx';

interface DetailVideosProps {
  profileId: ProfileId;
  onPlay: (video: Video) => void;
}

/** Somebody's videos in a row. Nothing when there are none or they don't come. */
export function DetailVideos({ profileId, onPlay }: DetailVideosProps) {
  const { data: videos = [] } = useListProfileVideos(profileId);
  if (videos.length === 0) return null;
  return (
    <DetailSection title={detail.videos}>
      <ul className={css.strip}>
        {videos.map((video) => (
          <li key={video.id} className={css.item}>
            <VideoThumb
              title={video.title ?? detail.untitled}
              source={resolveMediaUrl(video.video_url, apiHost())}
              onPlay={() => onPlay(video)}
            />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
