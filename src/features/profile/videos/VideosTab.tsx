import { useListMyVideos } from '../../../api/generated/videos/videos.ts';
import { RetryBanner } from '../../../ui/Banner/RetryBanner.tsx';
import { EmptyVenueDrawing } from '../../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { videos as copy } from '../copy.ts';
import { VideoList } from './VideoList.tsx';
import { VideoUploader } from './upload/VideoUploader.tsx';
import * as css from './VideosTab.css.ts';

interface VideosTabProps {
  /** Owner of the drafts of the texts. */
  userId: string | undefined;
}

/** Renders up to five videos. Changes take effect at once and are not part of the save (rule P9). */
export function VideosTab({ userId }: VideosTabProps) {
  const { data, error, isPending, refetch } = useListMyVideos();
  const videos = data ?? [];
  return (
    <Stack gap="large">
      <div>
        <h2 className={css.title}>{copy.title}</h2>
        <p className={css.lead}>{copy.lead(videos.length)}</p>
      </div>
      <VideoUploader count={videos.length} userId={userId} />
      {error !== null && data === undefined && (
        <RetryBanner onRetry={() => void refetch()}>{copy.loadFailed}</RetryBanner>
      )}
      {isPending && <RingLoader />}
      {videos.length > 0 && <VideoList videos={videos} userId={userId} />}
      {!isPending && videos.length === 0 && (
        <EmptyState drawing={<EmptyVenueDrawing />} title={copy.empty} hint={copy.emptyHint} level={3} />
      )}
    </Stack>
  );
}
