import { apiHost } from '../../../../api/host.ts';
import type { ProfileId, Video } from '../../../../api/generated/model/index.ts';
import { useListProfileVideos } from '../../../../api/generated/videos/videos.ts';
import { resolveMediaUrl } from '../../../../lib/media/mediaUrl.ts';
import { profileDialog } from '../copy.ts';
import { DetailSection } from '../detail/DetailSection.tsx';
import * as css from './DetailVideos.css.ts';
import { VideoThumb } from './VideoThumb.tsx';

interface DetailVideosProps {
  profileId: ProfileId;
  onPlay: (video: Video) => void;
}

/** The person's videos in a row. Renders nothing while they load, when they fail to load and when there are none. */
export function DetailVideos({ profileId, onPlay }: DetailVideosProps) {
  const { data: videos = [] } = useListProfileVideos(profileId);
  if (videos.length === 0) return null;
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
