import { encodeJpeg, isCanvasReadable } from '../../../lib/media/encodeJpeg.ts';
import { containerOf, lengthOf, withMedium, withMediaType } from '../../../media/mediaFile.ts';

/** Maximum number of videos; sizes and seconds are inclusive. */
const MAX_VIDEOS = 5;
const MAX_BYTES = 100 * 1024 ** 2;
const MAX_SECONDS = 180;

export type VideoFault = 'tooMany' | 'wrongType' | 'tooBig' | 'tooLong' | 'noPicture';

const types = new Set(['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/avi', 'video/webm']);
const names = /\.(?:mp4|mov|avi|webm)$/i;

const isVideoByType = ({ type }: Pick<File, 'type'>) => types.has(type.split(';')[0]?.toLowerCase() ?? '');

const isUntyped = (type: string) => type === '' || type === 'application/octet-stream';

/**
 * Whether type or name may be those of a video; the name counts because Windows reports no type for .mov and .avi. A file without type and ending counts by its content alone.
 */
export function isVideoByName({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return isVideoByType({ type }) || names.test(name) || (isUntyped(type) && !name.includes('.'));
}

/** Whether the first bytes are those of an MP4, MOV, AVI or WebM. */
export function isVideoByContent(start: Uint8Array): boolean {
  return types.has(containerOf(start)?.video ?? '');
}

/** Returns the video with a type that a server takes, by its first bytes where the system reports another or none. */
export function videoToSend(file: File, start: Uint8Array): File {
  return isVideoByType(file) ? file : withMediaType(file, containerOf(start)?.video);
}

/**
 * Whether a duration exceeds the limit. Fractions of a second are ignored, because encoders overshoot by milliseconds
 *.
 */
export function isTooLong(seconds: number): boolean {
  return Math.floor(seconds) > MAX_SECONDS;
}

/** Returns the first violated rule that does not need the duration. */
export function faultBeforeReading(file: File, count: number, start: Uint8Array): VideoFault | null {
  if (count >= MAX_VIDEOS) return 'tooMany';
  if (!isVideoByName(file) || !isVideoByContent(start)) return 'wrongType';
  return file.size > MAX_BYTES ? 'tooBig' : null;
}

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
  const isSound = await import('../../../lib/media/isSoundOnly.ts').then(
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

const KILOBYTE = 1024;

/**
 * Formats a file size in the units of the limits.
 * @example fileSize(1_572_864) // '1.5MB'
 */
export function fileSize(bytes: number): string {
  if (bytes >= KILOBYTE ** 2) return `${rounded(bytes / KILOBYTE ** 2)}MB`;
  return bytes >= KILOBYTE ? `${rounded(bytes / KILOBYTE)}KB` : `${bytes}B`;
}

const rounded = (amount: number) => (amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount));
