import { dropDrafts, readDraft, writeDraft } from '../../../lib/drafts.ts';
import { parseJson } from '../../../lib/storage.ts';
import { tagGroupNames, emptyTags, valuesOf, type ProfileValues, type TagChoice } from './profileValues.ts';

const PLACE = 'profile';

/** The changes that a person made and has not saved, whatever version of the app wrote them. */
export function readProfileDraft(userId: string): Partial<ProfileValues> {
  const stored = parseJson(readDraft(userId, PLACE));
  if (typeof stored !== 'object' || stored === null) return {};
  const draft = stored as Record<string, unknown>;
  const { tags: _, ...texts } = valuesOf(null);
  const known = Object.keys(texts).filter((field) => typeof draft[field] === 'string');
  const tags = readTags(draft.tags);
  return {
    ...(Object.fromEntries(known.map((field) => [field, draft[field]])) as Partial<ProfileValues>),
    ...(tags === null ? {} : { tags }),
  };
}

function readTags(stored: unknown): TagChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const tags = emptyTags();
  for (const group of tagGroupNames) {
    const ids: unknown = (stored as Record<string, unknown>)[group];
    if (Array.isArray(ids)) tags[group] = ids.filter((id) => typeof id === 'string');
  }
  return tags;
}

/** Gives up all that a person began here: the form, and words about videos. */
export function dropProfileDrafts(userId: string): void {
  dropDrafts(userId, PLACE);
}

/** Keeps the changes; none remove the draft. Answers whether they are really kept. */
export function writeProfileDraft(userId: string, changes: Partial<ProfileValues>): boolean {
  return writeDraft(userId, PLACE, Object.keys(changes).length === 0 ? '' : JSON.stringify(changes));
}
