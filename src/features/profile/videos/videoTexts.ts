import { readDraft, writeDraft } from '../../../lib/drafts.ts';
import { parseJson } from '../../../lib/storage.ts';

/** The place of the words for a video that is not uploaded yet. */
export const NEW_VIDEO = 'new';

const place = (video: string) => `profile-video:${video}`;

/** What is said about a video, as it is typed. */
export interface VideoTexts {
  title: string;
  description: string;
}

export const noTexts: VideoTexts = { title: '', description: '' };

export function sameTexts(a: VideoTexts, b: VideoTexts): boolean {
  return a.title === b.title && a.description === b.description;
}

/** What somebody typed about a video and has not sent, null when there is nothing. */
export function keptVideoTexts(userId: string, video: string): VideoTexts | null {
  const stored = parseJson(readDraft(userId, place(video)));
  if (typeof stored !== 'object' || stored === null) return null;
  const { title, description } = stored as Record<string, unknown>;
  return {
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
  };
}

/** @param texts null when there is nothing to keep */
export function keepVideoTexts(userId: string, video: string, texts: VideoTexts | null): void {
  writeDraft(userId, place(video), texts === null ? '' : JSON.stringify(texts));
}

/** As it goes to the server: nothing is null. */
export function textsToSend({ title, description }: VideoTexts): { title: string | null; description: string | null } {
  return { title: title.trim() || null, description: description.trim() || null };
}
