import type { PointerEvent } from 'react';

function setPointerActive({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.dataset.pointed = '';
}

function clearPointerActive({ currentTarget }: PointerEvent<HTMLElement>): void {
  delete currentTarget.dataset.pointed;
}

/**
 * Event handlers that set `data-pointed` on an element while a pointer is used in it: a mouse that has moved over it,
 * or a finger that is down. `:hover` does not suffice, because it also matches cards that appear under a mouse that
 * rests.
 */
export const pointerActivityHandlers = {
  onPointerMove: setPointerActive,
  onPointerDown: setPointerActive,
  onPointerLeave: clearPointerActive,
  onPointerCancel: clearPointerActive,
} as const;
