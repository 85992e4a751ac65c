import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { isApiError, toMessage } from '../../../api/errors.ts';
import type { Profile, UserId } from '../../../api/generated/model/index.ts';
import {
  getGetMyProfileQueryKey,
  getGetProfileByUserIdQueryKey,
  getGetProfileQueryKey,
  getMyProfile,
  updateMyProfile,
} from '../../../api/generated/profiles/profiles.ts';
import { withRetry } from '../../../api/withRetry.ts';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { edit } from '../copy.ts';
import { checkProfile } from './checkProfile.ts';
import {
  type ConflictAnswers,
  mergeProfile,
  type MergeVersions,
  rebaseProfile,
  resolveConflicts,
} from './mergeProfile.ts';
import { initialFormValues, readProfileDraft, writeProfileDraft } from './profileDraft.ts';
import { type FocusableField, focusableFields, profileFields, rejectedFields } from './profileFields.ts';
import { changesOf, profileUpdate, type ProfileValues, valuesOf } from './profileValues.ts';
import { chosenIds } from './tagChoice.ts';

export type FieldErrors = Partial<Record<FocusableField, string>>;

export interface ProfileFormState {
  /** The server's values, to which the changes are relative. */
  base: ProfileValues;
  values: ProfileValues;
  /** The versions of a save that was stopped by a conflict; null otherwise. */
  conflict: MergeVersions | null;
  /** Whether the last save was stopped by an invalid field; every change is then validated. */
  isChecked: boolean;
  /** Fields that the server has rejected and that were not changed since then. */
  rejected: readonly FocusableField[];
  /** Whether the last save failed; the next one resets it. */
  hasFailed: boolean;
  isSaving: boolean;
}

/** The outcome of a save; `invalid` is its first invalid field, which may be on another tab. */
export type SaveResult = 'saved' | 'stopped' | { invalid: FocusableField };

interface SubmitOptions {
  tagGroups: readonly TagGroupOptions[] | null;
  /** Called before the profile is sent; resolving to false stops the save. */
  prepare: () => Promise<boolean>;
}

/** Creates the form of three tabs with one save. It exists while the editor is open. */
export function createProfileForm(client: QueryClient, profile: Profile | null, initialUserId: UserId | undefined) {
  const { base, draft } = initialFormValues(profile, initialUserId);
  const store = createStore<ProfileFormState>(() => ({
    base,
    values: draft,
    conflict: null,
    isChecked: false,
    rejected: [],
    hasFailed: false,
    isSaving: false,
  }));
  const { getState: get, setState: set } = store;
  let isPersisted = false;

  const put = ({ base, mine }: Pick<MergeVersions, 'base' | 'mine'>) => set({ base, values: mine });
  /** Rebases the changes made since `known` on the server's new values. */
  const rebase = (theirs: ProfileValues, known: ProfileValues) =>
    put(rebaseProfile({ base: known, mine: get().values, theirs }));
  const receive = (theirs: ProfileValues) => {
    const { base } = get();
    if (Object.keys(changesOf(base, theirs)).length > 0) rebase(theirs, base);
  };

  async function save(
    edited: Pick<MergeVersions, 'base' | 'mine'>,
    tagGroups: SubmitOptions['tagGroups'],
  ): Promise<SaveResult> {
    try {
      const outcome = await saveProfile(client, edited, tagGroups, receive);
      if (outcome.conflict !== null) {
        set({ conflict: outcome.conflict });
        return 'stopped';
      }
      snackbars.show(edit.saved, { kind: 'ok', topic: 'profile' });
      // Input during the request counts as a new change.
      rebase(valuesOf(outcome.profile), outcome.sent);
      return 'saved';
    } catch (error) {
      // The end of the session shows its own message, and the draft is restored after the next login.
      if (isApiError(error) && error.status === 401) return 'stopped';
      snackbars.show(toMessage(error, edit.saveFailed), { kind: 'error', topic: 'profile' });
      const rejected = isApiError(error) ? rejectedFields(error.issues) : [];
      set({ hasFailed: true, rejected });
      return rejected[0] === undefined ? 'stopped' : { invalid: rejected[0] };
    } finally {
      set({ isSaving: false });
    }
  }

  return {
    store,
    change(next: Partial<ProfileValues>) {
      const { values, rejected } = get();
      set({ values: { ...values, ...next }, rejected: rejected.filter((field) => !(field in next)) });
    },
    /** Applies what was changed elsewhere: the form shows it, and the next save is compared with it. */
    receive: (profile: Profile | null) => receive(valuesOf(profile)),
    /**
     * Persists every change as a draft of a user, so that nothing is lost by a failed save, an expired token or a reload.
     * If the user was not known before, restores the draft where nothing was typed meanwhile.
     * @returns a function that stops persisting
     */
    persistFor(userId: UserId) {
      const restored = readProfileDraft(userId);
      if (initialUserId === undefined) {
        const { base, values } = get();
        set({ values: { ...values, ...restored, ...changesOf(base, values) } });
      }
      let stored = restored;
      const persist = ({ base, values }: ProfileFormState) => {
        const changes = changesOf(base, values);
        isPersisted = writeProfileDraft(userId, changes, base, stored);
        stored = changes;
      };
      persist(get());
      return store.subscribe((state, before) => {
        if (state.values !== before.values || state.base !== before.base) persist(state);
      });
    },
    /** False while nothing is persisted, or storage is blocked or full; leaving the page would then lose changes. */
    isPersisted: () => isPersisted,
    /** Validates and saves the form. Failures are shown in a snackbar, which survives a navigation. Never rejects. */
    async submit({ tagGroups, prepare }: SubmitOptions): Promise<SaveResult> {
      const { values, isSaving } = get();
      if (isSaving) return 'stopped';
      const faults = faultsOf(values);
      const invalid = focusableFields.find((field) => field in faults);
      set({ isChecked: invalid !== undefined, rejected: [], hasFailed: false, isSaving: invalid === undefined });
      if (invalid !== undefined) return { invalid };
      if (!(await prepare())) {
        set({ hasFailed: true, isSaving: false });
        return 'stopped';
      }
      // A picture may have been uploaded that this save has to set.
      const { base, values: now } = get();
      return await save({ base, mine: { ...values, pictureUrl: now.pictureUrl } }, tagGroups);
    },
    /** Saves with the user's resolution of the conflict; null cancels the save and leaves the form unchanged. */
    async settle(answers: ConflictAnswers | null, tagGroups: SubmitOptions['tagGroups']): Promise<SaveResult> {
      const { conflict, values } = get();
      set({ conflict: null });
      if (conflict === null || answers === null) return 'stopped';
      // The values include input since the conflict was detected.
      const settled = resolveConflicts({ ...conflict, mine: values }, answers);
      put(settled);
      set({ hasFailed: false, isSaving: true });
      return await save(settled, tagGroups);
    },
  };
}

/** Returns the error message of each invalid field. */
export function fieldErrors({ values, isChecked, rejected }: ProfileFormState): FieldErrors {
  return {
    ...(isChecked && faultsOf(values)),
    ...Object.fromEntries(rejected.map((field) => [field, edit.invalid])),
  };
}

function faultsOf(values: ProfileValues): FieldErrors {
  const faults = Object.entries(checkProfile(values).faults);
  return Object.fromEntries(faults.filter(([, message]) => message !== undefined));
}

export interface SaveProblem {
  text: string;
  /** The field that must be corrected; null when only another attempt can help. */
  field: FocusableField | null;
}

/**
 * Returns the text beside the save button after a failed save: the first invalid field in the order of the form with
 * the number of the others, or that the save failed.
 */
export function saveProblem(errors: FieldErrors, hasFailed: boolean): SaveProblem | null {
  const [field, ...others] = focusableFields.filter((name) => errors[name] !== undefined);
  if (field !== undefined) return { text: edit.mend(profileFields[field].label, others.length), field };
  return hasFailed ? { text: edit.saveFailedWithInput, field: null } : null;
}

/**
 * The outcome of a save.
 * - `conflict`: a field was also changed elsewhere; nothing has been sent.
 * - `sent`: the values that further changes are compared with.
 */
type SaveOutcome = { conflict: MergeVersions } | { conflict: null; profile: Profile; sent: ProfileValues };

/**
 * Saves the profile and updates the query cache. The request replaces all fields, so the profile is fetched
 * first and only the local changes are applied to it.
 * @param tagGroups null while the catalogue is unknown: then the tags are not sent and remain changes
 * @param onRead called when the profile has been fetched, before anything is sent
 */
async function saveProfile(
  client: QueryClient,
  { base, mine }: Pick<MergeVersions, 'base' | 'mine'>,
  tagGroups: readonly TagGroupOptions[] | null,
  onRead: (theirs: ProfileValues) => void,
): Promise<SaveOutcome> {
  const theirs = valuesOf(await readAgain(client));
  const versions = { base, mine, theirs };
  onRead(theirs);
  const { values, conflicts } = mergeProfile(versions);
  if (conflicts.length > 0) return { conflict: versions };
  const hasTags = tagGroups !== null && changesOf(theirs, values).tags !== undefined;
  const profile = await updateMyProfile(profileUpdate(values, hasTags ? chosenIds(values, tagGroups) : null));
  setProfileInCache(client, profile);
  void client.invalidateQueries({ queryKey: getGetProfileQueryKey(profile.id) });
  void client.invalidateQueries({ queryKey: getGetProfileByUserIdQueryKey(profile.user_id) });
  return { conflict: null, profile, sent: hasTags ? values : { ...values, tags: theirs.tags } };
}

/** Fetches the profile. Returns null when the user has no profile yet. */
async function readAgain(client: QueryClient): Promise<Profile | null> {
  try {
    const profile = await withRetry(() => getMyProfile());
    setProfileInCache(client, profile);
    return profile;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/**
 * Writes the profile to the cache. Cancels a query in flight first, whose response would be older than this profile.
 */
function setProfileInCache(client: QueryClient, profile: Profile): void {
  const queryKey = getGetMyProfileQueryKey();
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, profile);
}
