import { useRef, useState } from 'react';
import { updateVideoRequestDescriptionMax, updateVideoRequestTitleMax } from '../../../api/generated/limits.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { parseJson } from '../../../lib/storage/storage.ts';
import { isolate, toOneLine } from '../../../lib/text/isolate.ts';
import { withLineFeeds } from '../../../lib/text/sameText.ts';
import { trimText } from '../../../lib/text/trimText.ts';
import { tabDrafts } from '../../../session/tabDrafts.ts';
import { tooLong } from '../../../ui/Field/textLimit.ts';
import { VIDEO_DRAFTS } from '../form/unsavedWork.ts';
import { videos as copy } from './copy.ts';

/** Draft key of a video that is not uploaded yet. */
export const NEW_VIDEO = 'new';

const place = (video: string) => VIDEO_DRAFTS + video;

/** Title and description of a video, as typed. */
export interface VideoTexts {
  title: string;
  description: string;
}

export const noTexts: VideoTexts = { title: '', description: '' };

/** Returns a video's texts as the fields hold them, so that they are equal to what a field reports unchanged. */
export function textsOf({ title, description }: Video): VideoTexts {
  return { title: title ?? '', description: withLineFeeds(description ?? '') };
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
  const stored = parseJson(tabDrafts().read(userId, place(video)));
  if (typeof stored !== 'object' || stored === null) return null;
  const { title, description } = stored as Record<string, unknown>;
  return {
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
  };
}

/**
 * Returns the texts of a video while they are edited. They are stored as a draft.
 * @param video its id, or `NEW_VIDEO`
 * @param known the texts that need no draft: those of the server
 */
export function useVideoTexts(userId: string | undefined, video: string, known: VideoTexts) {
  const [texts, setTexts] = useState(() => (userId === undefined ? null : readVideoTextsDraft(userId, video)) ?? known);
  /** What was written last, for code that began before. */
  const written = useRef(texts);
  const write = (next: VideoTexts) => {
    const before = JSON.stringify(written.current);
    written.current = next;
    setTexts(next);
    const draft = sameTexts(next, known) ? '' : JSON.stringify(next);
    if (userId !== undefined) tabDrafts().write(userId, place(video), before, draft);
  };
  return { texts, written, write };
}

/** Whether one of the texts is longer than its limit, which its field says. */
export const areTooLong = ({ title, description }: VideoTexts): boolean =>
  tooLong(title, updateVideoRequestTitleMax) !== undefined ||
  tooLong(description, updateVideoRequestDescriptionMax) !== undefined;

/** Converts the texts for a request: trimmed, the title in one line, and null when empty. */
export function textsToSend({ title, description }: VideoTexts): { title: string | null; description: string | null } {
  return { title: trimText(toOneLine(title)) || null, description: trimText(description) || null };
}

/** Returns the title by which the editor names a video; a placeholder for a video without one. */
export function titleOf({ title }: Pick<Video, 'title'>): string {
  return isolate(trimText(title)) || copy.untitled;
}
