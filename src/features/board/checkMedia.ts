import { mediaKind, readMediaLength, type MediaKind } from '../../lib/mediaFile.ts';
import { composer } from './copy.ts';

/** 100 MB, inclusive (decision P18). */
const MOST_BYTES = 100 * 1024 ** 2;
const MOST_SECONDS = 600;

/** A file that may be posted. */
export interface Attachment {
  file: File;
  kind: MediaKind;
  /** Whole seconds, as the call wants them (decision B6). */
  seconds: number;
}

/** What keeps a file from being posted is the first thing that is wrong: type, size, readable, length (decision P21). */
export async function checkMedia(
  file: File,
  readLength: typeof readMediaLength = readMediaLength,
): Promise<{ attachment: Attachment } | { problem: string }> {
  const kind = mediaKind(file);
  if (kind === null) return { problem: composer.wrongType };
  if (file.size > MOST_BYTES) return { problem: composer.tooLarge };
  const length = await readLength(file, kind).catch(() => null);
  if (length === null) return { problem: composer.unreadable[kind] };
  if (Math.floor(length) > MOST_SECONDS) return { problem: composer.tooLong[kind] };
  // 600.7 s is within the limit, 601 whole seconds are not.
  return { attachment: { file, kind, seconds: Math.min(MOST_SECONDS, Math.round(length)) } };
}
