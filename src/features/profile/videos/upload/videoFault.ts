/** Maximum number of videos (rule P32); sizes and seconds are inclusive (rule P18). */
const MAX_VIDEOS = 5;
const MAX_BYTES = 100 * 1024 ** 2;
const MAX_SECONDS = 180;

export type VideoFault = 'tooMany' | 'wrongType' | 'tooBig' | 'tooLong';

const types = new Set(['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/avi', 'video/webm']);
const names = /\.(?:mp4|mov|avi|webm)$/i;

/**
 * Whether type or name are those of a video; the name counts because Windows reports no type for .mov and .avi (rule
 * P19).
 */
export function isVideoByName({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return types.has(type.split(';')[0]?.toLowerCase() ?? '') || names.test(name);
}

/** Number of leading bytes that contain the signature. */
export const SIGNATURE_BYTES = 12;

/**
 * Whether the first bytes are those of a video: MP4 and MOV start with a box whose name follows its length, WebM starts
 * with the EBML magic number, AVI with RIFF.
 */
export function isVideoByContent(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith('\x1A\x45\xDF\xA3')) return true;
  if (text.startsWith('RIFF')) return text.slice(8, 12) === 'AVI ';
  return /^(?:ftyp|moov|mdat|free|skip|wide|pnot)$/.test(text.slice(4, 8));
}

/**
 * Whether a duration exceeds the limit. Fractions of a second are ignored, because encoders overshoot by milliseconds
 * (rule P18).
 */
export function isTooLong(seconds: number): boolean {
  return Math.floor(seconds) > MAX_SECONDS;
}

/** Returns the first violated rule that does not need the duration, in the order of rule P21. */
export function faultBeforeReading(file: File, count: number, start: Uint8Array): VideoFault | null {
  if (count >= MAX_VIDEOS) return 'tooMany';
  if (!isVideoByName(file) || !isVideoByContent(start)) return 'wrongType';
  return file.size > MAX_BYTES ? 'tooBig' : null;
}
