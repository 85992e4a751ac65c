/** spec.md section 5 "Profile video"; sizes and seconds are inclusive (decision P18). */
const MOST_VIDEOS = 5;
const MOST_BYTES = 100 * 1024 ** 2;
const MOST_SECONDS = 180;

export type VideoFault = 'tooMany' | 'wrongType' | 'tooBig' | 'tooLong';

const types = new Set(['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/avi', 'video/webm']);
const names = /\.(?:mp4|mov|avi|webm)$/i;

/** By the type or by the name: Windows gives none for .mov and .avi (decision P19). */
export function isVideoByName({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return types.has(type.split(';')[0]?.toLowerCase() ?? '') || names.test(name);
}

/** Bytes that a file is looked at for its signature. */
export const SIGNATURE_BYTES = 12;

/** MP4 and MOV begin with a box whose name stands after its length, WebM with EBML's mark, AVI with RIFF. */
export function isVideoByContent(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith('\x1A\x45\xDF\xA3')) return true;
  if (text.startsWith('RIFF')) return text.slice(8, 12) === 'AVI ';
  return /^(?:ftyp|moov|mdat|free|skip|wide|pnot)$/.test(text.slice(4, 8));
}

/** A second that has begun does not count: encoders overshoot by milliseconds (decision P18). */
export function isTooLong(seconds: number): boolean {
  return Math.floor(seconds) > MOST_SECONDS;
}

/** What is wrong before the length is known, in the order of decision P21. */
export function faultBeforeReading(file: File, count: number, start: Uint8Array): VideoFault | null {
  if (count >= MOST_VIDEOS) return 'tooMany';
  if (!isVideoByName(file) || !isVideoByContent(start)) return 'wrongType';
  return file.size > MOST_BYTES ? 'tooBig' : null;
}
