import type { Video } from '../../../api/generated/model/index.ts';
import { updateVideoRequestDescriptionMax, updateVideoRequestTitleMax } from '../../../api/generated/limits.ts';
import { readDraft, writeDraft } from '../../../session/drafts.ts';
import { parseJson } from '../../../lib/storage/storage.ts';
import { tooLong } from '../../../ui/Field/textLimit.ts';
import { trimText } from '../../../lib/text/trimText.ts';

/** Draft key of a video that is not uploaded yet. */
export const NEW_VIDEO = 'new';

const place = (video: string) => `profile-video:${video}`;

/** Title and description of a video, as typed. */
export interface VideoTexts {
  title: string;
  description: string;
}

export const noTexts: VideoTexts = { title: '', description: '' };

export function textsOf({ title, description }: Video): VideoTexts {
  return { title: title ?? '', description: description ?? '' };
}

/** Applies the texts that were edited since `base` to the server's texts. */
export function rebaseTexts({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', VideoTexts>): VideoTexts {
  return {
    title: mine.title === base.title ? theirs.title : mine.title,
    description: mine.description === base.description ? theirs.description : mine.description,
  };
}

export function sameTexts(a: VideoTexts, b: VideoTexts): boolean {
  return a.title === b.title && a.description === b.description;
}

/** Returns the draft of a video's texts, null without one. */
export function readVideoTextsDraft(userId: string, video: string): VideoTexts | null {
  const stored = parseJson(readDraft(userId, place(video)));
  if (typeof stored !== 'object' || stored === null) return null;
  const { title, description } = stored as Record<string, unknown>;
  return {
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
  };
}

/** @param texts null removes the draft */
export function writeVideoTextsDraft(userId: string, video: string, texts: VideoTexts | null): void {
  writeDraft(userId, place(video), texts === null ? '' : JSON.stringify(texts));
}

/** Whether one of the texts is longer than its limit, which its field says. */
export const areTooLong = ({ title, description }: VideoTexts): boolean =>
  tooLong(title, updateVideoRequestTitleMax) !== undefined ||
  tooLong(description, updateVideoRequestDescriptionMax) !== undefined;

/** Converts the texts for a request: trimmed, and null when empty. */
export function textsToSend({ title, description }: VideoTexts): { title: string | null; description: string | null } {
  return { title: trimText(title) || null, description: trimText(description) || null };
}
