import type { Profile } from '../../../api/generated/model/index.ts';
import { readDraft, writeDraft } from '../../../session/drafts.ts';
import { discardTabDrafts } from '../../../session/discardTabDrafts.ts';
import { tabDrafts } from '../../../session/tabDrafts.ts';
import { parseJson } from '../../../lib/storage/storage.ts';
import { rebaseProfile } from './mergeProfile.ts';
import { emptyTags, type ProfileValues, type TagChoice, tagGroupNames, valuesOf } from './profileValues.ts';
import { VIDEO_DRAFTS } from './unsavedWork.ts';

const PLACE = 'profile';

/** Key in the stored draft that contains the base values of the changed fields. */
const BASE = 'base';

/**
 * Returns the user's unsaved changes, and the values that their fields had before. Invalid parts, such as those of another
 * version of the app, are ignored.
 */
function readStored(userId: string) {
  const stored = parseJson(readDraft(userId, PLACE)) as { [BASE]?: unknown } | null;
  return { changes: readValues(stored), before: readValues(stored?.[BASE]) };
}

/** Returns the user's unsaved changes. */
export const readProfileDraft = (userId: string): Partial<ProfileValues> => readStored(userId).changes;

/**
 * Returns the form's initial values: the server's values overridden by the draft. Where the server's values have
 * changed since the draft was written, the base is the draft's, so that a save detects the conflict.
 */
export function initialFormValues(profile: Profile | null, userId: string | undefined) {
  const theirs = valuesOf(profile);
  if (userId === undefined) return { base: theirs, draft: theirs };
  const { changes, ...stored } = readStored(userId);
  const before = { ...theirs, ...stored.before };
  const { base, mine } = rebaseProfile({ base: before, mine: { ...before, ...changes }, theirs });
  return { base, draft: mine };
}

function readValues(stored: unknown): Partial<ProfileValues> {
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

/**
 * Removes the drafts of a profile editor, the form's and those of video texts, but not what another tab has changed.
 * @param changes the form's unsaved changes
 */
export function dropProfileDrafts(userId: string, changes: Partial<ProfileValues>): void {
  writeProfileDraft(userId, {}, {}, changes);
  discardTabDrafts(tabDrafts(), userId, VIDEO_DRAFTS);
}

/**
 * Persists the changes of an open editor in the user's draft; without changes the draft is removed. The editors of all
 * tabs share the draft: fields that only another editor has changed stay in it.
 * @param base values before the changes; those of the changed fields are stored too
 * @param earlier what this editor has stored before; where another one has stored another value since, that one stays
 * @returns whether the draft was stored
 */
export function writeProfileDraft(
  userId: string,
  changes: Partial<ProfileValues>,
  base: Partial<ProfileValues>,
  earlier: Partial<ProfileValues>,
): boolean {
  const stored = readStored(userId);
  const { changes: now } = stored;
  const isEarlier = (field: string) => toText(now, field) === toText(earlier, field);
  const others = pickFields(now, (field) => !(field in changes) && !isEarlier(field));
  const draft = { ...others, ...changes };
  if (Object.keys(draft).length === 0) return writeDraft(userId, PLACE, '');
  const before = {
    ...pickFields(stored.before, (field) => field in others),
    ...pickFields(base, (field) => field in changes),
  };
  return writeDraft(userId, PLACE, JSON.stringify({ ...draft, [BASE]: before }));
}

const toText = (values: object, field: string) => JSON.stringify((values as Record<string, unknown>)[field]);

function pickFields<T extends object>(values: T, isPicked: (field: string) => boolean): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => isPicked(field))) as Partial<T>;
}
