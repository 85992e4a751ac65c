/** Minimum recommended side in px; pictures with fewer pixels look blurred. */
export const MIN_RECOMMENDED_SIDE_PX = 400;
/** Maximum side of the uploaded picture in px; no screen shows more. */
const MAX_SIDE_PX = 1024;

export interface Size {
  width: number;
  height: number;
}

/**
 * The square of a chosen picture that becomes the profile picture: its centre in px of the rotated picture, the zoom
 * relative to the largest possible square, and the number of clockwise quarter turns.
 */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
  turns: 0 | 1 | 2 | 3;
}

export const initialCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1, turns: 0 });

export function turnedSize({ width, height }: Size, turns: Crop['turns']): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns the side of the square in px of the picture. */
export function sideOf({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number {
  return Math.min(width, height) / zoom;
}

/** Returns the zoom at which the square's side is 400 px; 1 for pictures that are not larger. */
export function mostZoom({ width, height }: Size): number {
  return Math.max(1, Math.min(width, height) / MIN_RECOMMENDED_SIDE_PX);
}

/** Returns the side of the uploaded picture in px: that of the square, 1024 at most. */
export function outputSide(size: Size, crop: Crop): number {
  return Math.max(1, Math.round(Math.min(MAX_SIDE_PX, sideOf(size, crop))));
}

/** Moves the square by px of the rotated picture, within the picture's edges. */
export function moveCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { width, height } = turnedSize(size, crop.turns);
  const half = sideOf(size, crop) / 2;
  const within = (centre: number, length: number) => Math.min(length - half, Math.max(half, centre));
  return { ...crop, x: within(crop.x + dx, width), y: within(crop.y + dy, height) };
}

export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return moveCrop(size, { ...crop, zoom: Math.min(mostZoom(size), Math.max(1, zoom)) }, 0, 0);
}

/** Rotates the picture clockwise by a quarter turn; the square covers the same part of the picture. */
export function turnCrop(size: Size, crop: Crop): Crop {
  const { height } = turnedSize(size, crop.turns);
  const turns = ((crop.turns + 1) % 4) as Crop['turns'];
  return { ...crop, turns, x: height - crop.y, y: crop.x };
}

/** Returns the canvas matrix (a, b, c, d, e, f) from px of the original picture to px of the rotated one. */
export function turnMatrix(
  { width, height }: Size,
  turns: Crop['turns'],
): [number, number, number, number, number, number] {
  if (turns === 1) return [0, 1, -1, 0, height, 0];
  if (turns === 2) return [-1, 0, 0, -1, width, height];
  if (turns === 3) return [0, -1, 1, 0, 0, width];
  return [1, 0, 0, 1, 0, 0];
}
