import {
  closestCenter,
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { titleOf } from './titleOf.ts';
import type { Sorting } from './useSorting.ts';
import * as css from './DraggableVideoList.css.ts';

/** Disables dnd-kit's announcements, which are in English; `useSorting` announces instead. */
const noAnnouncements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Distance in px that the pointer must move before a drag starts. */
const DRAG_THRESHOLD_PX = 6;

interface VideoSorterProps {
  sorting: Sorting;
  children: ReactNode;
}

/** Makes the items of a list draggable by their handles. Sorting by keys and buttons does not need it. */
export function DraggableVideoList({ sorting, children }: VideoSorterProps) {
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
