import { isCanvasReadable } from '../../../lib/media/encodeJpeg.ts';
import { stripMetadata } from '../../../lib/media/stripMetadata.ts';
import { MIN_RECOMMENDED_SIDE_PX } from './crop.ts';

/** Maximum file size in bytes: 5 MB, inclusive. */
const MAX_BYTES = 5 * 1024 ** 2;

/**
 * Maximum of the shorter side of the decoded picture in px: twice the uploaded size. A square picture of 10,000 px
 * would take 400 MB of memory.
 */
const MAX_DECODED_SIDE_PX = 2_048;

export type PictureFault = 'tooBig' | 'wrongType' | 'unreadable' | 'unreadableHeic' | 'uncroppable';

export type ReadPicture =
  | { fault: PictureFault }
  /** `picture` is upright, and the caller must close it; `isSmall` when it has fewer pixels than recommended. */
  | { fault: null; picture: ImageBitmap; isSmall: boolean }
  /** `file` is the whole picture without its metadata, because this browser cannot crop. */
  | { fault: null; picture: null; file: File; isSmall: boolean };

/**
 * Checks and decodes a picture file that was chosen as the profile picture. The order of the checks is type, size,
 * readable. Where a canvas cannot be read, the file itself is returned instead of pixels.
 */
export async function decodePicture(file: File): Promise<ReadPicture> {
  // Some systems report no type; then only decoding shows whether it is a picture.
  if (file.type !== '' && !file.type.startsWith('image/')) return { fault: 'wrongType' };
  if (file.size > MAX_BYTES) return { fault: 'tooBig' };
  // SVG files have no pixels of their own and may contain scripts.
  if (file.type.startsWith('image/svg')) return { fault: 'unreadable' };
  try {
    const { width, height } = await measure(file);
    const shrink = Math.min(1, MAX_DECODED_SIDE_PX / Math.min(width, height));
    const resizing: ImageBitmapOptions =
      shrink < 1
        ? { resizeWidth: Math.round(width * shrink), resizeHeight: Math.round(height * shrink), resizeQuality: 'high' }
        : {};
    const picture = await createImageBitmap(file, resizing);
    const isSmall = Math.min(width, height) < MIN_RECOMMENDED_SIDE_PX;
    if (await isCanvasReadable()) return { fault: null, picture, isSmall };
    picture.close();
    const stripped = stripMetadata(new Uint8Array(await file.arrayBuffer()));
    if (stripped === null) return { fault: 'uncroppable' };
    const { bytes, type } = stripped;
    return {
      fault: null,
      picture: null,
      file: new File([bytes], type.replace('image/', 'avatar.'), { type }),
      isSmall,
    };
  } catch {
    // An iPhone takes pictures in HEIC format, which only Safari can decode.
    return { fault: /\.hei[cf]$/i.test(file.name) ? 'unreadableHeic' : 'unreadable' };
  }
}

/** Returns the size in upright orientation. An image element reads it from the header without decoding the pixels. */
async function measure(file: File): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new Error('It can’t be read')));
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    image.src = '';
    URL.revokeObjectURL(url);
  }
}
