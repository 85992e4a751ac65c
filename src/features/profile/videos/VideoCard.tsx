import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import { apiHost } from '../../../api/host.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { resolveMediaUrl } from '../../../lib/mediaUrl.ts';
import { videos as copy } from '../copy.ts';
import { GripIcon } from './GripIcon.tsx';
import { titleOf } from './titleOf.ts';
import type { Sorting } from './useSorting.ts';
import { VideoActions } from './VideoActions.tsx';
import { VideoEdit } from './VideoEdit.tsx';
import { VideoStill } from './VideoStill.tsx';
import * as css from './VideoCard.css.ts';

interface VideoCardProps {
  video: Video;
  position: number;
  total: number;
  sorting: Sorting;
  onDelete: () => void;
}

/** A video of the list: watch it, move it, change its words, delete it. */
export function VideoCard({ video, position, total, sorting, onDelete }: VideoCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { setNodeRef } = useDroppable({ id: video.id });
  const { listeners, setActivatorNodeRef, setNodeRef: setDraggable } = useDraggable({ id: video.id });
  const handle = useRef<HTMLButtonElement>(null);
  const isLifted = sorting.lift?.id === video.id;
  const title = titleOf(video);

  // An element that is moved within the page loses the focus.
  const heldAt = isLifted && sorting.lift?.by === 'keys' ? position : null;
  useEffect(() => {
    if (heldAt !== null) handle.current?.focus();
  }, [heldAt]);

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
        <VideoStill url={resolveMediaUrl(video.video_url, apiHost())} title={title} />
      </div>
      <div className={css.words}>
        {isEditing ? (
          <VideoEdit video={video} onDone={() => setEditing(false)} />
        ) : (
          <>
            <h3 className={css.title}>{title}</h3>
            {video.description && <p className={css.description}>{video.description}</p>}
            <VideoActions
              title={title}
              isFirst={position === 0}
              isLast={position === total - 1}
              onStep={(by) => sorting.step(video.id, by)}
              onEdit={() => setEditing(true)}
              onDelete={onDelete}
            />
          </>
        )}
      </div>
    </li>
  );
}
