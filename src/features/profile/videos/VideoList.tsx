import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toMessage } from '../../../api/errors.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { useDeleteVideo } from '../../../api/generated/videos/videos.ts';
import { useFocusFallback } from '../../../lib/browser/focus/useFocusFallback.ts';
import { useTask } from '../../../lib/react/useTask.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { videos as copy } from '../copy.ts';
import { changeMyVideos } from './changeMyVideos.ts';
import { titleOf } from './titleOf.ts';
import { useSorting } from './useSorting.ts';
import { useVideoOrder } from './useVideoOrder.ts';
import { VideoCard } from './VideoCard.tsx';
import { DraggableVideoList } from './DraggableVideoList.tsx';

interface VideoListProps {
  videos: readonly Video[];
  userId: string | undefined;
}

/** Renders the user's videos in the order that other users see. */
export function VideoList({ videos, userId }: VideoListProps) {
  const client = useQueryClient();
  const sorting = useSorting(videos, useVideoOrder(videos));
  const [deletionTarget, setDeletionTarget] = useState<Video | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, error, reset } = useDeleteVideo();
  useFocusFallback(isAsking);

  const ask = (video: Video) => {
    reset();
    setDeletionTarget(video);
    setAsking(true);
  };
  const [deletion, remove] = useTask(({ id }: Video) =>
    mutateAsync(
      { id },
      {
        onSuccess: () => {
          setAsking(false);
          void changeMyVideos(client, (list) => list.filter((other) => other.id !== id));
          snackbars.show(copy.deleted, { kind: 'ok', topic: `video:${id}` });
        },
      },
    ),
  );

  return (
    <>
      <DraggableVideoList sorting={sorting}>
        <Stack as="ul" gap="compact">
          {sorting.shown.map((video, index) => (
            <VideoCard
              key={video.id}
              video={video}
              userId={userId}
              position={index}
              total={videos.length}
              sorting={sorting}
              onDelete={() => ask(video)}
            />
          ))}
        </Stack>
      </DraggableVideoList>
      <ConfirmDialog
        open={isAsking}
        title={copy.deleteTitle}
        body={deletionTarget && copy.deleteBody(titleOf(deletionTarget))}
        confirmLabel={copy.deleteConfirm}
        pendingLabel={copy.deleting}
        pending={deletion.status === 'running'}
        error={error === null ? null : toMessage(error, copy.deleteFailed)}
        danger
        onConfirm={() => deletionTarget && remove(deletionTarget)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
