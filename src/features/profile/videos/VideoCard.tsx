import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import type { Video } from '../../../api/generated/model/index.ts';
import { apiHost } from '../../../api/host.ts';
import { activateMedia, deactivateMedia } from '../../../lib/media/activeMedia.ts';
import { resolveMediaUrl } from '../../../lib/media/mediaUrl.ts';
import { followDevice } from '../../../lib/media/settings/followDevice.ts';
import { preloadConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { MoveButtons } from '../../../ui/IconButton/MoveButtons.tsx';
import { icon } from '../../../ui/icons/icon.tsx';
import { PlayIcon } from '../../../ui/icons/shellIcons.tsx';
import { videos as copy } from './copy.ts';
import type { Sorting } from './useSorting.ts';
import * as css from './VideosTab.css.ts';
import { VideoEdit } from './VideoEdit.tsx';
import { readVideoTextsDraft, titleOf } from './videoTexts.ts';

/** The icon of the handle by which a video of the list is dragged. */
const GripIcon = icon('M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1', { strokeWidth: 2.6 });

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
      className={css.card}
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
      <div className={css.cardStill}>
        <VideoPreview url={resolveMediaUrl(video.video_url, apiHost())} title={title} />
      </div>
      <div className={css.cardWords}>
        {editing === 'yes' ? (
          <VideoEdit video={video} userId={userId} onDone={() => setEditing('done')} />
        ) : (
          <>
            <h3 className={css.cardTitle}>{title}</h3>
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

interface VideoActionsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the edit form has just been closed, so that the focus returns to the edit button. */
  isBack: boolean;
  onStep: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Renders the buttons of one video in the list. */
function VideoActions({ title, isFirst, isLast, isBack, onStep, onEdit, onDelete }: VideoActionsProps) {
  const edit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isBack) edit.current?.focus();
  }, [isBack]);

  return (
    <div className={css.actions}>
      <MoveButtons
        upLabel={copy.moveUpOf(title)}
        downLabel={copy.moveDownOf(title)}
        isFirst={isFirst}
        isLast={isLast}
        onStep={onStep}
      />
      <button ref={edit} type="button" className={css.action} aria-label={copy.editOf(title)} onClick={onEdit}>
        {copy.edit}
      </button>
      <button
        type="button"
        className={css.danger}
        aria-label={copy.deleteOf(title)}
        onPointerEnter={preloadConfirmDialog}
        onFocus={preloadConfirmDialog}
        onClick={onDelete}
      >
        {copy.delete}
      </button>
    </div>
  );
}

interface VideoPreviewProps {
  /** URL that may be loaded; null when there is none. */
  url: string | null;
  title: string;
}

/** Renders a preview frame of a video; a press plays the video with the browser's own controls. */
function VideoPreview({ url, title }: VideoPreviewProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) {
    return (
      <div className={css.preview}>
        <p className={css.broken}>{copy.loadFailed}</p>
      </div>
    );
  }
  return (
    <div className={css.preview}>
      <video
        // Different keys create two elements; a reused element would retain its position and its muted state.
        key={isPlaying ? 'film' : 'still'}
        ref={attachVideo}
        className={css.film}
        src={isPlaying ? url : `${url}#t=0.5`}
        preload="metadata"
        playsInline
        muted={!isPlaying}
        controls={isPlaying}
        tabIndex={isPlaying ? 0 : -1}
        aria-label={isPlaying ? title : undefined}
        aria-hidden={isPlaying ? undefined : true}
        onPlay={(event) => activateMedia(event.currentTarget)}
        onError={() => setBroken(true)}
      />
      {!isPlaying && (
        <button type="button" className={css.play} aria-label={copy.play(title)} onClick={() => setPlaying(true)}>
          <span className={css.disc}>
            <PlayIcon />
          </span>
        </button>
      )}
    </div>
  );
}

/**
 * Sets rate and volume; plays the film that replaces the pressed button, and gives it the focus. Removes the reference
 * to the unmounted video, which would otherwise stay in memory.
 */
function attachVideo(element: HTMLVideoElement | null) {
  if (element === null) return undefined;
  const unfollow = followDevice(element);
  if (element.controls) {
    element.focus({ preventScroll: true });
    // Safari refuses to play a film with sound by its attribute, but not by this call, which is part of the press. A film
    // that it refuses all the same has its controls.
    element.play().catch(() => undefined);
  }
  return () => {
    unfollow();
    deactivateMedia(element);
  };
}
