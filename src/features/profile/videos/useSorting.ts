import { useState, type KeyboardEvent } from 'react';
import type { Video } from '../../../api/generated/model/index.ts';
import { announce } from '../../../ui/LiveRegion/announcer.ts';
import { videos as copy } from '../copy.ts';
import { inOrder, moved } from './moved.ts';
import { titleOf } from './titleOf.ts';

/** An item that is off the ground, and the order as it would be if it were put down now. */
interface Lift {
  id: string;
  by: 'pointer' | 'keys';
  order: string[];
}

/** Moving items of a list by hand: what is shown, and what pointer, keys and buttons do. */
export function useSorting(videos: readonly Video[], onOrder: (order: readonly string[]) => void) {
  const [lift, setLift] = useState<Lift | null>(null);
  const ids = videos.map((video) => video.id);
  const total = ids.length;

  const liftUp = (id: string, by: Lift['by']) => {
    setLift({ id, by, order: ids });
    const video = videos.find((candidate) => candidate.id === id);
    if (by === 'keys' && video) announce(copy.lifted(titleOf(video), ids.indexOf(id) + 1, total));
  };

  const moveTo = (target: number) => {
    if (lift === null || target < 0 || target >= total) return;
    const from = lift.order.indexOf(lift.id);
    if (from === target) return;
    setLift({ ...lift, order: moved(lift.order, from, target) });
    if (lift.by === 'keys') announce(copy.moved(target + 1));
  };

  const putDown = () => {
    if (lift === null) return;
    setLift(null);
    announce(copy.dropped(lift.order.indexOf(lift.id) + 1));
    if (lift.order.some((id, index) => id !== ids[index])) onOrder(lift.order);
  };

  const cancel = () => {
    if (lift === null) return;
    setLift(null);
    announce(copy.cancelled);
  };

  return {
    shown: lift === null ? [...videos] : inOrder(videos, lift.order),
    lift,
    liftUp,
    moveOver: (overId: string) => moveTo(lift?.order.indexOf(overId) ?? -1),
    putDown,
    cancel,
    /** One step by a button. */
    step: (id: string, by: -1 | 1) => {
      const from = ids.indexOf(id);
      onOrder(moved(ids, from, from + by));
      announce(copy.moved(from + by + 1));
    },
    onKeyDown: (event: KeyboardEvent, id: string) => {
      const isHeld = lift?.id === id;
      const at = lift?.order.indexOf(id) ?? -1;
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (isHeld) putDown();
        else liftUp(id, 'keys');
      } else if (isHeld && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        moveTo(at + (event.key === 'ArrowUp' ? -1 : 1));
      } else if (isHeld && event.key === 'Escape') {
        event.preventDefault();
        cancel();
      } else if (isHeld && event.key === 'Tab') {
        putDown();
      }
    },
  };
}

export type Sorting = ReturnType<typeof useSorting>;
