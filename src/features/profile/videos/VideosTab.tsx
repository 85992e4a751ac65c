import { useListMyVideos } from '../../../api/generated/videos/videos.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { StageDrawing } from '../../../ui/drawings/StageDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../../ui/Button/RetryButton.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { videos as copy } from '../copy.ts';
import { VideoList } from './VideoList.tsx';
import { VideoUploader } from './VideoUploader.tsx';
import * as css from './VideosTab.css.ts';

interface VideosTabProps {
  /** Whose words are kept until they are sent. */
  userId: string | undefined;
}

/** Up to five videos. Takes effect at once and not with the save (decision P9). */
export function VideosTab({ userId }: VideosTabProps) {
  const { data, error, isPending, isFetching, refetch } = useListMyVideos();
  const videos = data ?? [];
  return (
    <div className={css.root}>
      <div>
        <h2 className={css.title}>{copy.title}</h2>
        <p className={css.lead}>{copy.lead(videos.length)}</p>
      </div>
      <VideoUploader count={videos.length} userId={userId} />
      {error !== null && data === undefined && (
        <Banner
          kind="error"
          action={<RetryButton size="compact" isRetrying={isFetching} onRetry={() => void refetch()} />}
        >
          {copy.loadFailed}
        </Banner>
      )}
      {isPending && <RingLoader />}
      {videos.length > 0 && <VideoList videos={videos} userId={userId} />}
      {!isPending && videos.length === 0 && (
        <EmptyState drawing={<StageDrawing />} title={copy.empty} hint={copy.emptyHint} level={3} />
      )}
    </div>
  );
}
