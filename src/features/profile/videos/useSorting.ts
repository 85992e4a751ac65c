import { useState, type KeyboardEvent } from 'react';
import type { Video } from '../../../api/generated/model/index.ts';
import { announce } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { videos as copy } from './copy.ts';
import { moveItem, sortByIds } from './myVideos.ts';
import { titleOf } from './videoTexts.ts';

/** The item that is being moved, and the order that would result if it were dropped now. */
interface DragState {
  id: string;
  by: 'pointer' | 'keys';
  order: string[];
}

/** Lets the user sort their videos: returns the displayed order and the handlers for pointer, keys and buttons. */
export function useSorting(videos: readonly Video[], onOrder: (order: readonly string[]) => void) {
  const [dragState, setDragState] = useState<DragState | null>(null);
  const ids = videos.map((video) => video.id);
  const total = ids.length;

  const startDrag = (id: string, by: DragState['by']) => {
    setDragState({ id, by, order: ids });
    const video = videos.find((candidate) => candidate.id === id);
    if (by === 'keys' && video) announce(copy.lifted(titleOf(video), ids.indexOf(id) + 1, total));
  };

  const moveTo = (target: number) => {
    if (dragState === null || target < 0 || target >= total) return;
    const from = dragState.order.indexOf(dragState.id);
    if (from === target) return;
    setDragState({ ...dragState, order: moveItem(dragState.order, from, target) });
    if (dragState.by === 'keys') announce(copy.moved(target + 1));
  };

  const drop = () => {
    if (dragState === null) return;
    setDragState(null);
    announce(copy.dropped(dragState.order.indexOf(dragState.id) + 1));
    if (dragState.order.some((id, index) => id !== ids[index])) onOrder(dragState.order);
  };

  const cancel = () => {
    if (dragState === null) return;
    setDragState(null);
    announce(copy.cancelled);
  };

  return {
    shown: dragState === null ? [...videos] : sortByIds(videos, dragState.order),
    dragState,
    startDrag,
    moveOver: (overId: string) => moveTo(dragState?.order.indexOf(overId) ?? -1),
    drop,
    cancel,
    /** Moves an item by one position. */
    step: (id: string, by: -1 | 1) => {
      const from = ids.indexOf(id);
      onOrder(moveItem(ids, from, from + by));
      announce(copy.moved(from + by + 1));
    },
    onKeyDown: (event: KeyboardEvent, id: string) => {
      const isDragged = dragState?.id === id;
      const at = dragState?.order.indexOf(id) ?? -1;
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (isDragged) drop();
        else startDrag(id, 'keys');
      } else if (isDragged && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        moveTo(at + (event.key === 'ArrowUp' ? -1 : 1));
      } else if (isDragged && event.key === 'Escape') {
        event.preventDefault();
        cancel();
      } else if (isDragged && event.key === 'Tab') {
        drop();
      }
    },
  };
}

export type Sorting = ReturnType<typeof useSorting>;
