import { color } from '../../../ui/theme/tokens.ts';
import { sideOf, turnMatrix, outputSide, type Crop } from './crop.ts';

/** Draws what lies in the square, filling a canvas of so many px. What is transparent gets the ground of the page. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, pixels: number): void {
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

/** The square as a file of its own: pixels and nothing else, no EXIF, no place where it was taken. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  drawCrop(canvas, picture, crop, outputSide(picture, crop));
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  // A canvas holds on to its pixels until it is collected; this gives them back at once.
  canvas.width = 0;
  if (blob === null) throw new Error('The picture could not be encoded');
  return new File([blob], 'avatar.jpg', { type: blob.type });
}
