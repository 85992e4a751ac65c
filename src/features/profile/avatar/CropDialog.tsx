import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { encodeJpeg } from '../../../lib/media/encodeJpeg.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { common } from '../../../ui/copy.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { color } from '../../../ui/theme/tokens.ts';
import { avatar as copy } from '../copy.ts';
import {
  type Crop,
  initialCrop,
  mostZoom,
  moveCrop,
  outputSide,
  sideOf,
  turnCrop,
  turnMatrix,
  zoomCrop,
} from './crop.ts';
import * as css from './CropDialog.css.ts';

interface CropDialogProps {
  picture: ImageBitmap;
  /** Whether the picture has fewer pixels than recommended. */
  isSmall: boolean;
  /** Called with the cropped picture, null when the browser cannot encode it. */
  onApply: (file: File | null) => void;
  onCancel: () => void;
}

/** Lets the user choose the square part of a picture that becomes their profile picture. */
export function CropDialog({ picture, isSmall, onApply, onCancel }: CropDialogProps) {
  const [crop, setCrop] = useState(() => initialCrop(picture));
  const zoomId = useId();
  const most = mostZoom(picture);
  const apply = () => {
    let file: File | null = null;
    try {
      file = encodeCrop(picture, crop);
    } catch {
      // The caller shows that it has failed.
    }
    onApply(file);
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      staysOnPressOutside
      title={copy.crop}
      actions={
        <>
          <Button onClick={onCancel}>{common.cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {copy.apply}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <CropArea picture={picture} crop={crop} onCrop={setCrop} />
        <div className={css.controls}>
          <label className={css.label} htmlFor={zoomId}>
            {copy.zoom}
          </label>
          <input
            id={zoomId}
            className={css.slider}
            type="range"
            min={1}
            max={most}
            step={0.01}
            value={crop.zoom}
            disabled={most === 1}
            onChange={(event) => setCrop(zoomCrop(picture, crop, event.currentTarget.valueAsNumber))}
          />
          <Button size="compact" onClick={() => setCrop(turnCrop(picture, crop))}>
            {copy.rotate}
          </Button>
        </div>
        {isSmall && <p className={css.warning}>{copy.small}</p>}
      </Stack>
    </Dialog>
  );
}

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
function CropArea({ picture, crop, onCrop }: CropAreaProps) {
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

/**
 * Draws the cropped square of a picture on a canvas, for its preview and for the upload. Transparent pixels get the
 * background colour of the page.
 * @param pixels side of the canvas in px
 */
function renderCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, pixels: number): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  canvas.width = pixels;
  canvas.height = pixels;
  const scale = pixels / sideOf(picture, crop);
  context.fillStyle = color.paper;
  context.fillRect(0, 0, pixels, pixels);
  context.imageSmoothingQuality = 'high';
  context.translate(pixels / 2, pixels / 2);
  context.scale(scale, scale);
  context.translate(-crop.x, -crop.y);
  context.transform(...turnMatrix(picture, crop.turns));
  context.drawImage(picture, 0, 0);
}

/**
 * Encodes the content of the square as a JPEG file. The file contains no metadata, such as the EXIF location.
 * @throws Error when the browser cannot encode the picture
 */
function encodeCrop(picture: ImageBitmap, crop: Crop): File {
  const canvas = document.createElement('canvas');
  renderCrop(canvas, picture, crop, outputSide(picture, crop));
  const blob = encodeJpeg(canvas, 0.9);
  return new File([blob], 'avatar.jpg', { type: blob.type });
}
