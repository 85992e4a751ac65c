import { LEAST_SIDE } from './crop.ts';

/** 5 MB, inclusive (decision P18). */
const MOST_BYTES = 5 * 1024 ** 2;

/** Of the smaller side in memory: twice what is ever sent. A picture of 10,000 px square would take 400 MB. */
const WORKING_SIDE = 2_048;

export type PictureFault = 'tooBig' | 'wrongType' | 'unreadable';

export type ReadPicture =
  | { fault: PictureFault }
  /** Upright; `isSmall` when it has fewer px than recommended. To be closed after use. */
  | { fault: null; picture: ImageBitmap; isSmall: boolean };

/** The type first, then the size, then whether it can be read at all (decision P15). */
export async function readPicture(file: File): Promise<ReadPicture> {
  // Some systems give no type; then only reading tells.
  if (file.type !== '' && !file.type.startsWith('image/')) return { fault: 'wrongType' };
  if (file.size > MOST_BYTES) return { fault: 'tooBig' };
  // A drawing has no pixels of its own, and it may hold scripts.
  if (file.type.startsWith('image/svg')) return { fault: 'unreadable' };
  try {
    const { width, height } = await measure(file);
    const shrink = Math.min(1, WORKING_SIDE / Math.min(width, height));
    const picture = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(shrink < 1
        ? { resizeWidth: Math.round(width * shrink), resizeHeight: Math.round(height * shrink), resizeQuality: 'high' }
        : {}),
    });
    return { fault: null, picture, isSmall: Math.min(width, height) < LEAST_SIDE };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** The size of the upright picture; an image element knows it from the header, before it decodes anything. */
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
