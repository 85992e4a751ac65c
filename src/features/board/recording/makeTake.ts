import { readMediaLength } from '../../../media/mediaFile.ts';
import { takeName } from './takeFormat.ts';

/** How long a take may be, in seconds (rules B22 and B33). */
export const MAX_SECONDS = 600;

/** A file made of a take, or of a part of it. */
export interface TakeFile {
  file: File;
  /** How long it plays, in seconds. */
  seconds: number;
  /** Where it lies in the recording, in seconds. */
  start: number;
  end: number;
}

/**
 * Makes the file of a recording, or of a part of it, without encoding anything anew. Rejects when that can't be done, or
 * this browser does not play what was made of it, or the code that does it did not come.
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

/** Loads the code that cuts, which is large and needed only when a take is there. */
export const loadCut = () => import('../../../lib/media/cutSound.ts');

/** The recording as the browser has made it. Rejects when nothing can be played of it. */
export async function untouchedTake(recording: Blob, startedAt: number): Promise<TakeFile> {
  const file = fileOf(recording, startedAt);
  const seconds = await readMediaLength(file, 'audio');
  return { file, seconds, start: 0, end: seconds };
}

const fileOf = (blob: Blob, startedAt: number) => new File([blob], takeName(blob.type, startedAt), { type: blob.type });
