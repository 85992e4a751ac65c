import {
  containerOf,
  expectedKind,
  readMedia,
  readStart,
  withMediaType,
  type MediaKind,
} from '../../media/mediaFile.ts';
import { composer } from './copy.ts';

/** Maximum file size in bytes: 100 MB, inclusive. */
const MAX_BYTES = 100 * 1024 ** 2;
const MAX_SECONDS = 600;

/** A file that has passed all checks. */
export interface Attachment {
  /** Its type begins with its kind, where the content is known. */
  file: File;
  kind: MediaKind;
  /** Duration in whole seconds, as the request body requires it. */
  seconds: number;
  /** What it is called in the composer, if not by the name of its file: a recording has none that people know. */
  name?: string;
  onPosted?: () => void;
}

/**
 * Checks a file that the user adds to a post. Returns the attachment, or the message about the first violated rule:
 * type, size, readable, duration.
 */
export async function checkMedia(
  file: File,
  read: typeof readMedia = readMedia,
): Promise<{ attachment: Attachment } | { problem: string }> {
  const container = containerOf(await readStart(file));
  const expected = expectedKind(file, container);
  if (expected === null) return { problem: composer.wrongType };
  if (file.size > MAX_BYTES) return { problem: composer.tooLarge };
  const found = await read(file, expected, container).catch(() => null);
  // An iPhone records videos as .mov, which many browsers cannot decode.
  if (found === null) return { problem: composer.unreadable[/\.mov$/i.test(file.name) ? 'mov' : expected] };
  const { kind, length } = found;
  if (Math.floor(length) > MAX_SECONDS) return { problem: composer.tooLong[kind] };
  // 600.7 s is within the limit, since only whole seconds count; the rounded value must not exceed it.
  const sent = file.type.startsWith(`${kind}/`) ? file : withMediaType(file, container?.[kind]);
  return { attachment: { file: sent, kind, seconds: Math.min(MAX_SECONDS, Math.round(length)) } };
}
