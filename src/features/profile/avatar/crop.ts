/** spec.md section 5: fewer pixels than these look blurred. */
export const LEAST_SIDE = 400;
/** Of the picture that is sent: more than any screen shows of it. */
const MOST_SIDE = 1024;

export interface Size {
  width: number;
  height: number;
}

/** The square that is cut out: its centre in px of the turned picture, how often it fits, quarter turns clockwise. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
  turns: 0 | 1 | 2 | 3;
}

export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1, turns: 0 });

export function turnedSize({ width, height }: Size, turns: Crop['turns']): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The side of the square in px of the picture. */
export function sideOf({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number {
  return Math.min(width, height) / zoom;
}

/** So far that 400 px are left; 1 for a picture that has no more than these. */
export function mostZoom({ width, height }: Size): number {
  return Math.max(1, Math.min(width, height) / LEAST_SIDE);
}

/** The side of the picture that is sent: what was cut out, but no more than 1024 px. */
export function outputSide(size: Size, crop: Crop): number {
  return Math.max(1, Math.round(Math.min(MOST_SIDE, sideOf(size, crop))));
}

/** Moves the square, in px of the turned picture, as far as its edges allow. */
export function moveCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { width, height } = turnedSize(size, crop.turns);
  const half = sideOf(size, crop) / 2;
  const within = (centre: number, length: number) => Math.min(length - half, Math.max(half, centre));
  return { ...crop, x: within(crop.x + dx, width), y: within(crop.y + dy, height) };
}

export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return moveCrop(size, { ...crop, zoom: Math.min(mostZoom(size), Math.max(1, zoom)) }, 0, 0);
}

/** A quarter turn clockwise; the same part of the picture stays in the square. */
export function turnCrop(size: Size, crop: Crop): Crop {
  const { height } = turnedSize(size, crop.turns);
  const turns = ((crop.turns + 1) % 4) as Crop['turns'];
  return { ...crop, turns, x: height - crop.y, y: crop.x };
}

/** From the picture's own px to those of the turned one, as a canvas takes it: a, b, c, d, e, f. */
export function turnMatrix(
  { width, height }: Size,
  turns: Crop['turns'],
): [number, number, number, number, number, number] {
  if (turns === 1) return [0, 1, -1, 0, height, 0];
  if (turns === 2) return [-1, 0, 0, -1, width, height];
  if (turns === 3) return [0, -1, 1, 0, 0, width];
  return [1, 0, 0, 1, 0, 0];
}
