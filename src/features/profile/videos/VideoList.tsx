import {
  closestCenter,
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toMessage } from '../../../api/errors.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { useDeleteVideo } from '../../../api/generated/videos/videos.ts';
import { useFocusFallback } from '../../../lib/browser/focus/useFocusFallback.ts';
import { useTask } from '../../../lib/react/useTask.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { videos as copy } from './copy.ts';
import { changeMyVideos, useVideoOrder } from './myVideos.ts';
import { type Sorting, useSorting } from './useSorting.ts';
import { VideoCard } from './VideoCard.tsx';
import * as css from './VideosTab.css.ts';
import { titleOf } from './videoTexts.ts';

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

/** Disables dnd-kit's announcements, which are in English; `useSorting` announces instead. */
const noAnnouncements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Distance in px that the pointer must move before a drag starts. */
const DRAG_THRESHOLD_PX = 6;

interface DraggableVideoListProps {
  sorting: Sorting;
  children: ReactNode;
}

/** Makes the items of a list draggable by their handles. Sorting by keys and buttons does not need it. */
function DraggableVideoList({ sorting, children }: DraggableVideoListProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }));
  const dragged =
    sorting.dragState?.by === 'pointer' ? sorting.shown.find(({ id }) => id === sorting.dragState?.id) : undefined;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements: noAnnouncements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => sorting.startDrag(String(active.id), 'pointer')}
      onDragOver={({ over }) => over !== null && sorting.moveOver(String(over.id))}
      onDragEnd={sorting.drop}
      onDragCancel={sorting.cancel}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && <div className={css.dragLabel}>{titleOf(dragged)}</div>}
      </DragOverlay>
    </DndContext>
  );
}
