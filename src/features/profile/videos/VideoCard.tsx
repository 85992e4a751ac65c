import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import { apiHost } from '../../../api/host.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { resolveMediaUrl } from '../../../lib/media/mediaUrl.ts';
import { videos as copy } from '../copy.ts';
import { GripIcon } from './GripIcon.tsx';
import { titleOf } from './titleOf.ts';
import type { Sorting } from './useSorting.ts';
import { VideoActions } from './VideoActions.tsx';
import { VideoEdit } from './VideoEdit.tsx';
import { VideoPreview } from './upload/VideoPreview.tsx';
import { readVideoTextsDraft } from './videoTexts.ts';
import * as css from './VideoCard.css.ts';

interface VideoCardProps {
  video: Video;
  /** Owner of the drafts of the texts. */
  userId: string | undefined;
  position: number;
  total: number;
  sorting: Sorting;
  onDelete: () => void;
}

/** Renders a video of the list, with controls to play, move, edit and delete it. */
export function VideoCard({ video, userId, position, total, sorting, onDelete }: VideoCardProps) {
  // Starts with the edit form if there is a draft of the texts.
  const [editing, setEditing] = useState<'no' | 'yes' | 'done'>(() =>
    userId !== undefined && readVideoTextsDraft(userId, video.id) !== null ? 'yes' : 'no',
  );
  const { setNodeRef } = useDroppable({ id: video.id });
  const { listeners, setActivatorNodeRef, setNodeRef: setDraggable } = useDraggable({ id: video.id });
  const handle = useRef<HTMLButtonElement>(null);
  const isLifted = sorting.dragState?.id === video.id;
  const title = titleOf(video);

  // Moving an element in the DOM loses the focus.
  const liftedPosition = isLifted && sorting.dragState?.by === 'keys' ? position : null;
  useEffect(() => {
    if (liftedPosition !== null) handle.current?.focus();
  }, [liftedPosition]);

  return (
    <li
      ref={(element) => {
        setNodeRef(element);
        setDraggable(element);
      }}
      className={css.root}
      data-lifted={isLifted || undefined}
    >
      <button
        ref={(element) => {
          handle.current = element;
          setActivatorNodeRef(element);
        }}
        type="button"
        className={css.handle}
        aria-label={copy.sort(title)}
        aria-pressed={isLifted}
        title={copy.sort(title)}
        {...listeners}
        onKeyDown={(event) => sorting.onKeyDown(event, video.id)}
      >
        <GripIcon />
      </button>
      <div className={css.still}>
        <VideoPreview url={resolveMediaUrl(video.video_url, apiHost())} title={title} />
      </div>
      <div className={css.words}>
        {editing === 'yes' ? (
          <VideoEdit video={video} userId={userId} onDone={() => setEditing('done')} />
        ) : (
          <>
            <h3 className={css.title}>{title}</h3>
            {video.description && <p className={css.description}>{video.description}</p>}
            <VideoActions
              title={title}
              isFirst={position === 0}
              isLast={position === total - 1}
              isBack={editing === 'done'}
              onStep={(by) => sorting.step(video.id, by)}
              onEdit={() => setEditing('yes')}
              onDelete={onDelete}
            />
          </>
        )}
      </div>
    </li>
  );
}
