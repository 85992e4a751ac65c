import { readDraft, writeDraft } from '../../../lib/drafts.ts';
import { parseJson } from '../../../lib/storage.ts';

const PLACE = 'profile-video';

/** What is said about a video, as it is typed. */
export interface VideoTexts {
  title: string;
  description: string;
}

export const noTexts: VideoTexts = { title: '', description: '' };

/** What somebody typed for a video that is not uploaded yet. */
export function readVideoTexts(userId: string): VideoTexts {
  const stored = parseJson(readDraft(userId, PLACE));
  if (typeof stored !== 'object' || stored === null) return noTexts;
  const { title, description } = stored as Record<string, unknown>;
  return {
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
  };
}

export function writeVideoTexts(userId: string, texts: VideoTexts): void {
  const isEmpty = texts.title === '' && texts.description === '';
  writeDraft(userId, PLACE, isEmpty ? '' : JSON.stringify(texts));
}

export function dropVideoTexts(userId: string): void {
  writeVideoTexts(userId, noTexts);
}

/** As it goes to the server: nothing is null. */
export function textsToSend({ title, description }: VideoTexts): { title: string | null; description: string | null } {
  return { title: title.trim() || null, description: description.trim() || null };
}
