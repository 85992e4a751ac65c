import { encodeJpeg, isCanvasReadable } from '../../../../lib/media/encodeJpeg.ts';
import { lengthOf, withMedium } from '../../../../media/mediaFile.ts';

const THUMBNAIL_WIDTH = 480;

export interface ReadVideo {
  /** Duration in seconds; null when the browser cannot decode the file, as is often the case with AVI and MOV. */
  seconds: number | null;
  thumbnail: Blob | null;
  /** Whether the file has no picture at all. A picture that the browser can't decode is one. */
  isSound: boolean;
}

/** Reads the duration and a thumbnail from a video file without uploading it. Never rejects. */
export async function readVideo(file: Blob): Promise<ReadVideo> {
  let seconds: number | null = null;
  let isPictureMissing = false;
  const picture = withMedium(file, 'video', async (video) => {
    video.playsInline = true;
    seconds = await lengthOf(video);
    isPictureMissing = video.videoWidth === 0;
    if (isPictureMissing) return null;
    video.preload = 'auto';
    const found = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    // The very beginning is often black.
    video.currentTime = Math.min(1, seconds / 3);
    await found;
    return (await isCanvasReadable()) ? drawFrame(video) : null;
  });
  const thumbnail = await picture.catch(() => null);
  if (!isPictureMissing) return { seconds, thumbnail, isSound: false };
  const isSound = await import('../../../../lib/media/isSoundOnly.ts').then(
    ({ isSoundOnly }) => isSoundOnly(file),
    // Without the code it is not known; the upload is not refused for that.
    () => false,
  );
  return { seconds, thumbnail, isSound };
}

function drawFrame(video: HTMLVideoElement): Blob | null {
  const { videoWidth, videoHeight } = video;
  const canvas = document.createElement('canvas');
  canvas.width = THUMBNAIL_WIDTH;
  canvas.height = Math.max(1, Math.round((THUMBNAIL_WIDTH * videoHeight) / videoWidth));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return encodeJpeg(canvas, 0.8);
}
