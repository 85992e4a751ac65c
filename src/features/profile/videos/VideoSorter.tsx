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
import * as css from './VideoSorter.css.ts';

/** Its own words would be English; `useSorting` speaks. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** A press that hardly moves is no drag, in px. */
const SLACK = 6;

interface VideoSorterProps {
  sorting: Sorting;
  children: ReactNode;
}

/** Lets the items of a list be dragged by their handles. Keys and buttons do without it. */
export function VideoSorter({ sorting, children }: VideoSorterProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: SLACK } }));
  const dragged = sorting.lift?.by === 'pointer' ? sorting.shown.find(({ id }) => id === sorting.lift?.id) : undefined;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => sorting.liftUp(String(active.id), 'pointer')}
      onDragOver={({ over }) => over !== null && sorting.moveOver(String(over.id))}
      onDragEnd={sorting.putDown}
      onDragCancel={sorting.cancel}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && <div className={css.ghost}>{titleOf(dragged)}</div>}</DragOverlay>
    </DndContext>
  );
}
