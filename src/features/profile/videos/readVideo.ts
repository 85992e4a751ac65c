import { after } from '../../../lib/timer.ts';

/** Decision P20: what is not known by then is not known at all. */
const PATIENCE_MS = 10_000;
const THUMBNAIL_WIDTH = 480;

export interface ReadVideo {
  /** Null when the browser can't read the file, which many can't with AVI and MOV. */
  seconds: number | null;
  thumbnail: Blob | null;
}

/** Reads the length and a picture out of a video, without uploading anything. Never rejects. */
export async function readVideo(file: Blob): Promise<ReadVideo> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  const patience = new AbortController();
  const callOff = after(PATIENCE_MS, () => patience.abort());
  let seconds: number | null = null;
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = url;
    await happens(video, 'loadedmetadata', patience.signal);
    seconds = await lengthOf(video, patience.signal);
    // The very beginning is often black.
    video.currentTime = Math.min(1, (seconds ?? 0) / 3);
    await happens(video, 'seeked', patience.signal);
    return { seconds, thumbnail: await drawFrame(video) };
  } catch {
    return { seconds, thumbnail: null };
  } finally {
    callOff();
    // Without its source the element gives up what it decoded.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** A recording of the browser's own does not say how long it is until somebody asks for its end. */
async function lengthOf(video: HTMLVideoElement, signal: AbortSignal): Promise<number | null> {
  if (video.duration === Number.POSITIVE_INFINITY) {
    video.currentTime = Number.MAX_SAFE_INTEGER;
    await happens(video, 'durationchange', signal);
  }
  return Number.isFinite(video.duration) ? video.duration : null;
}

function happens(video: HTMLVideoElement, type: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(video.error?.message || 'It can’t be read'));
    video.addEventListener(type, () => resolve(), { once: true });
    video.addEventListener('error', refuse, { once: true });
    signal.addEventListener('abort', refuse, { once: true });
  });
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = THUMBNAIL_WIDTH;
  canvas.height = Math.max(1, Math.round((THUMBNAIL_WIDTH * videoHeight) / videoWidth));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.8);
  });
  canvas.width = 0;
  return blob;
}
