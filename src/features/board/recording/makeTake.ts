import { readMediaLength } from '../../../media/mediaFile.ts';
import { takeName } from './takeFormat.ts';

/** Maximum length of a take in seconds (rules B22 and B33). */
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
 * @param startedAt when the recording began, in milliseconds since 1970
 * @param start in seconds
 * @param end in seconds
 */
export async function makeTake(recording: Blob, startedAt: number, start = 0, end = MAX_SECONDS): Promise<TakeFile> {
  const { cutSound } = await loadCut();
  const cut = await cutSound(recording, start, Math.min(end, MAX_SECONDS));
  const file = fileOf(cut.blob, startedAt);
  const seconds = await readMediaLength(file, 'audio');
  return { file, seconds, start, end: Math.min(end, start + cut.seconds) };
}

/** Loads the code that trims, which is large and needed only when there is a take. */
export const loadCut = () => import('../../../lib/media/cutSound.ts');

/** Returns the recording as the browser has encoded it, after `makeTake` failed. Rejects when it cannot be played. */
export async function untouchedTake(recording: Blob, startedAt: number): Promise<TakeFile> {
  const file = fileOf(recording, startedAt);
  const seconds = await readMediaLength(file, 'audio');
  return { file, seconds, start: 0, end: seconds };
}

const fileOf = (blob: Blob, startedAt: number) => new File([blob], takeName(blob.type, startedAt), { type: blob.type });
