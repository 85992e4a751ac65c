const PREFIX = 'data:image/jpeg;base64,';

/**
 * Encodes the content of a canvas (a cropped avatar, a video's thumbnail), at once, and frees its memory. `toBlob` of
 * Chromium waits until the main thread is idle, which was measured to delay a press by seven seconds.
 * @param quality 0 to 1
 * @throws Error when the browser cannot encode it
 */
export function encodeJpeg(canvas: HTMLCanvasElement, quality: number): Blob {
  const url = canvas.toDataURL('image/jpeg', quality);
  // Frees the memory, which would otherwise stay until the next garbage collection.
  canvas.width = 0;
  if (!url.startsWith(PREFIX)) throw new Error('The picture could not be encoded');
  const bytes = Uint8Array.from(atob(url.slice(PREFIX.length)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}

/** The quarters of the test picture. */
const QUARTERS = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 60, 200],
  [230, 220, 60],
] as const;
const QUARTER_PX = 32;
/** A JPEG mixes the colours on both sides of an edge. */
const EDGE_PX = 8;
/** Brave and private windows of Firefox change colours by 1 or 2, and a JPEG by a few more: nobody sees it. */
const MOST_DIFFERENCE = 16;

/**
 * Whether this browser encodes what is drawn on a canvas. Against fingerprinting, Tor Browser,
 * LibreWolf, Firefox with that setting and some extensions return stripes or white instead, without an error. It is tried each time, because the user may allow it to the page meanwhile. Never rejects.
 */
export async function isCanvasReadable(): Promise<boolean> {
  try {
    const [drawn, context] = createCanvas();
    QUARTERS.forEach((colour, quarter) => {
      context.fillStyle = `rgb(${colour.join(' ')})`;
      context.fillRect(...placeOf(quarter, 0));
    });
    const picture = await createImageBitmap(encodeJpeg(drawn, 0.9));
    const [, decoded] = createCanvas();
    decoded.drawImage(picture, 0, 0);
    picture.close();
    const { data } = decoded.getImageData(0, 0, 2 * QUARTER_PX, 2 * QUARTER_PX);
    return QUARTERS.every((colour, quarter) => {
      const [left, top, side] = placeOf(quarter, EDGE_PX);
      return Array.from({ length: side * side }, (_, index) => {
        const pixel = 4 * ((top + Math.floor(index / side)) * 2 * QUARTER_PX + left + (index % side));
        return colour.every((channel, part) => Math.abs(channel - (data[pixel + part] ?? 0)) <= MOST_DIFFERENCE);
      }).every(Boolean);
    });
  } catch {
    return false;
  }
}

function createCanvas(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * QUARTER_PX;
  canvas.height = 2 * QUARTER_PX;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is nothing to draw on');
  return [canvas, context];
}

/** Returns x, y, width and height of a quarter without a margin. */
function placeOf(quarter: number, margin: number): [number, number, number, number] {
  const side = QUARTER_PX - 2 * margin;
  return [(quarter % 2) * QUARTER_PX + margin, Math.floor(quarter / 2) * QUARTER_PX + margin, side, side];
}
