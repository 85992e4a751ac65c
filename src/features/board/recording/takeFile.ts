import { readMediaLength } from '../../../media/mediaFile.ts';
import { recording } from './copy.ts';

interface TakeFormat {
  /** MIME type to pass to MediaRecorder. */
  mimeType: string;
  /** MIME type of the file that is sent; the contract accepts any type that begins with `audio/`. */
  type: 'audio/mp4' | 'audio/webm';
  ending: 'm4a' | 'webm';
}

/**
 * The formats of a take; the first one that the browser can record is used.
 * 1. AAC in MP4 plays in every browser of the floor. Safari records it, Chrome and Edge on Windows, macOS and Android.
 * 2. Opus in WebM plays everywhere but in Safari before 17.4. Firefox records it, and Chromium on Linux, which has no
 *    AAC.
 * 3. MP4 without a codec is for a Safari that records AAC but does not know the codec by name. Chromium would record
 *    Opus by this name, but supports the second one.
 */
const formats: readonly TakeFormat[] = [
  { mimeType: 'audio/mp4;codecs=mp4a.40.2', type: 'audio/mp4', ending: 'm4a' },
  { mimeType: 'audio/webm;codecs=opus', type: 'audio/webm', ending: 'webm' },
  { mimeType: 'audio/mp4', type: 'audio/mp4', ending: 'm4a' },
];

/** Returns the format in which this browser records; null when it records none that other browsers can play. */
export function takeFormat(isSupported: (mimeType: string) => boolean): TakeFormat | null {
  return formats.find(({ mimeType }) => isSupported(mimeType)) ?? null;
}

/**
 * Returns the name of a take's file: its length, without characters that a file system refuses.
 * @example takeName('audio/mp4', 63.4) // '録音 1分03秒.m4a'
 */
export function takeName(type: string, seconds: number): string {
  const whole = Math.floor(seconds);
  const ending = formats.find((format) => format.type === type)?.ending ?? 'webm';
  return `${recording.takeName(Math.floor(whole / 60), String(whole % 60).padStart(2, '0'))}.${ending}`;
}

/** Maximum length of a take in seconds. */
export const MAX_SECONDS = 600;

/** A file that contains a take or a part of it. */
export interface TakeFile {
  file: File;
  /** Duration in seconds. */
  seconds: number;
  /** Start within the recording, in seconds. */
  start: number;
  end: number;
}

/**
 * Creates the file of a recording, or of a part of it, without encoding it again. Rejects when that is not possible,
 * when this browser does not play the result, or when the code for it did not load.
 * @param start in seconds
 * @param end in seconds
 */
export async function makeTake(recording: Blob, start = 0, end = MAX_SECONDS): Promise<TakeFile> {
  const { cutSound } = await loadCut();
  const cut = await cutSound(recording, start, Math.min(end, MAX_SECONDS));
  return { ...(await toFile(cut.blob)), start, end: Math.min(end, start + cut.seconds) };
}

/** Loads the code that trims, which is large and needed only when there is a take. */
export const loadCut = () => import('../../../lib/media/cutSound.ts');

/** Returns the recording as the browser has encoded it, after `makeTake` failed. Rejects when it cannot be played. */
export async function untouchedTake(recording: Blob): Promise<TakeFile> {
  const made = await toFile(recording);
  return { ...made, start: 0, end: made.seconds };
}

async function toFile(blob: Blob): Promise<{ file: File; seconds: number }> {
  const seconds = await readMediaLength(blob, 'audio');
  return { file: new File([blob], takeName(blob.type, seconds), { type: blob.type }), seconds };
}
