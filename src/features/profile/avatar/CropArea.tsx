import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { avatar as copy } from '../copy.ts';
import { moveCrop, sideOf, zoomCrop, type Crop } from './crop.ts';
import { renderCrop } from './renderCrop.ts';
import * as css from './CropArea.css.ts';

/** Side of the canvas in px: enough for the area's size at twofold pixel density. */
const PIXELS = 640;
/** Distance that one press of an arrow key moves the square, as a share of its side. */
const STEP = 0.04;
const ZOOM_STEP = 1.1;

interface CropAreaProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/**
 * Renders the square of a picture that becomes the profile picture, which can be dragged, pinched, zoomed by the wheel,
 * or moved by keys.
 */
export function CropArea({ picture, crop, onCrop }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    if (canvas.current) renderCrop(canvas.current, picture, crop, PIXELS);
  }, [picture, crop]);

  const zoomBy = (factor: number) => onCrop(zoomCrop(picture, crop, crop.zoom * factor));
  const moveBy = (dx: number, dy: number) => onCrop(moveCrop(picture, crop, dx, dy));

  // React registers wheel listeners as passive, so they cannot prevent the page from scrolling.
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 500));
  });
  useEffect(() => {
    const element = canvas.current;
    const listener = (event: WheelEvent) => wheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other !== undefined) {
      zoomBy(distance(now, other) / Math.max(1, distance(before, other)));
    } else {
      const scale = sideOf(picture, crop) / event.currentTarget.getBoundingClientRect().width;
      moveBy((before.x - now.x) * scale, (before.y - now.y) * scale);
    }
  };
  const lift = (event: PointerEvent) => pointers.current.delete(event.pointerId);

  const press = (event: KeyboardEvent) => {
    const step = sideOf(picture, crop) * STEP;
    const actions: Partial<Record<string, () => void>> = {
      ArrowLeft: () => moveBy(-step, 0),
      ArrowRight: () => moveBy(step, 0),
      ArrowUp: () => moveBy(0, -step),
      ArrowDown: () => moveBy(0, step),
      '+': () => zoomBy(ZOOM_STEP),
      ';': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(1 / ZOOM_STEP),
    };
    const action = actions[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  };

  return (
    // Keys move the square: with this role, screen readers pass key presses on to the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- as said above
    <div className={css.frame} role="application" aria-label={copy.cropArea} tabIndex={0} onKeyDown={press}>
      <canvas
        ref={canvas}
        className={css.canvas}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
    </div>
  );
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
