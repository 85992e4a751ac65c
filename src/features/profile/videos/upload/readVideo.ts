import { encodeJpeg } from '../../../../lib/media/encodeJpeg.ts';
import { lengthOf, withMedium } from '../../../../media/mediaFile.ts';

const THUMBNAIL_WIDTH = 480;

export interface ReadVideo {
  /** Duration in seconds; null when the browser cannot decode the file, as is often the case with AVI and MOV. */
  seconds: number | null;
  thumbnail: Blob | null;
}

/** Reads the duration and a thumbnail from a video file without uploading it. Never rejects. */
export async function readVideo(file: Blob): Promise<ReadVideo> {
  let seconds: number | null = null;
  const picture = withMedium(file, 'video', async (video) => {
    video.playsInline = true;
    seconds = await lengthOf(video);
    video.preload = 'auto';
    const found = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    // The very beginning is often black.
    video.currentTime = Math.min(1, seconds / 3);
    await found;
    return drawFrame(video);
  });
  const thumbnail = await picture.catch(() => null);
  return { seconds, thumbnail };
}

function drawFrame(video: HTMLVideoElement): Blob | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = THUMBNAIL_WIDTH;
  canvas.height = Math.max(1, Math.round((THUMBNAIL_WIDTH * videoHeight) / videoWidth));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return encodeJpeg(canvas, 0.8);
}
