import { encodeJpeg } from '../../../lib/media/encodeJpeg.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { sideOf, turnMatrix, outputSide, type Crop } from './crop.ts';

/**
 * Draws the cropped square of a picture on a canvas, for its preview and for the upload. Transparent pixels get the
 * background colour of the page.
 * @param pixels side of the canvas in px
 */
export function renderCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, pixels: number): void {
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
export function encodeCrop(picture: ImageBitmap, crop: Crop): File {
  const canvas = document.createElement('canvas');
  renderCrop(canvas, picture, crop, outputSide(picture, crop));
  const blob = encodeJpeg(canvas, 0.9);
  return new File([blob], 'avatar.jpg', { type: blob.type });
}
