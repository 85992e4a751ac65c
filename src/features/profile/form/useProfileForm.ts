import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Profile, UserId } from '../../../api/generated/model/index.ts';
import { useTask } from '../../../lib/react/useTask.ts';
import type { TagGroupOptions } from '../../../tags/tagGroupOptions.ts';
import { edit } from '../copy.ts';
import { checkProfile } from './checkProfile.ts';
import { goals, type FocusableField } from './fields.ts';
import { type ConflictAnswers, rebaseProfile, resolveConflicts, type MergeVersions } from './mergeProfile.ts';
import { initialFormValues, dropProfileDrafts, writeProfileDraft } from './profileDraft.ts';
import { changesOf, type ProfileValues, valuesOf } from './profileValues.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface ProfileFormInput {
  /** Null when the user has no profile yet. */
  profile: Profile | null;
  /** Owner of the draft; while undefined, no draft is stored. */
  userId: UserId | undefined;
  tagGroups: readonly TagGroupOptions[] | null;
  /** Called before each save; resolving to false cancels the save. */
  onSave?: () => Promise<boolean>;
  onSaved: () => void;
  /** Called with the first invalid field, which may be on another tab. */
  onInvalid: (field: FocusableField) => void;
}

type FieldErrors = Partial<Record<FocusableField, string>>;
type TextFieldName = Exclude<keyof ProfileValues, 'tags' | 'pictureUrl'>;

export type ProfileForm = ReturnType<typeof useProfileForm>;

/**
 * The form of three tabs with one save. Every change is persisted as a draft, so that nothing is lost by a failed save,
 * an expired token or a reload.
 */
export function useProfileForm({ profile, userId, tagGroups, onSave, onSaved, onInvalid }: ProfileFormInput) {
  const [{ base: firstBase, draft }] = useState(() => initialFormValues(profile, userId));
  const [base, setShownBase] = useState(firstBase);
  /** The same value for code that runs after a response, when the state may not be rendered yet. */
  const latestBase = useRef(firstBase);
  const [conflict, setConflict] = useState<MergeVersions | null>(null);
  const [values, setShownValues] = useState(draft);
  /** The same values for code that runs after a response. */
  const latestValues = useRef(draft);
  /** From the first save that was stopped by a fault on, every change is checked. */
  const [isChecked, setIsChecked] = useState(false);
  const [rejected, setRejected] = useState<readonly FocusableField[]>([]);
  /** The last save failed; the next one begins anew. */
  const [hasFailed, setHasFailed] = useState(false);

  const changes = changesOf(base, values);
  const kept = JSON.stringify([changes, base]);
  /** False when storage is blocked or full; then leaving the page would lose changes. */
  const isKept = useRef(false);
  useEffect(() => {
    const [changed, before] = JSON.parse(kept) as [Partial<ProfileValues>, ProfileValues];
    isKept.current = userId !== undefined && writeProfileDraft(userId, changed, before);
  }, [userId, kept]);

  const setValues = (next: ProfileValues) => {
    latestValues.current = next;
    setShownValues(next);
  };
  const put = (next: Pick<MergeVersions, 'base' | 'mine'>) => {
    setValues(next.mine);
    latestBase.current = next.base;
    setShownBase(next.base);
  };
  const change = (next: Partial<ProfileValues>) => {
    setValues({ ...latestValues.current, ...next });
    setRejected((fields) => fields.filter((field) => !(field in next)));
  };
  /** Moves the changes made since `known` onto the server's new values. */
  const rebase = (theirs: ProfileValues, known: ProfileValues) =>
    put(rebaseProfile({ base: known, mine: latestValues.current, theirs }));
  // A refetched profile may have been changed elsewhere: the form shows it, and a save is compared with it
  // (rule P3a).
  const takeOver = (theirs: ProfileValues) => {
    if (Object.keys(changesOf(latestBase.current, theirs)).length > 0) rebase(theirs, latestBase.current);
  };
  const onProfile = useEffectEvent(takeOver);
  useEffect(() => onProfile(valuesOf(profile)), [profile]);

  const { save, isSaving: isSending } = useSaveProfile({
    tagGroups,
    onRead: takeOver,
    onConflict: setConflict,
    onSaved: (saved, sent) => {
      // Input during the request counts as a new change.
      rebase(valuesOf(saved), sent);
      onSaved();
    },
    onRejected: (fields) => {
      setRejected(fields);
      if (fields[0] !== undefined) onInvalid(fields[0]);
    },
    onFailed: () => setHasFailed(true),
  });

  const [preparation, send] = useTask(async () => {
    if (onSave !== undefined && !(await onSave())) {
      setHasFailed(true);
      return;
    }
    // `onSave` may have uploaded a picture that this save has to set (rule P13).
    const { pictureUrl } = latestValues.current;
    save({ base: latestBase.current, mine: { ...values, pictureUrl } });
  });
  const submit = () => {
    if (isSaving) return;
    const faults = faultsOf(values);
    const first = goals.find((goal) => goal in faults);
    setIsChecked(first !== undefined);
    setRejected([]);
    setHasFailed(false);
    if (first === undefined) send();
    else onInvalid(first);
  };

  const isSaving = preparation.status === 'running' || isSending;
  const errors: FieldErrors = {
    ...(isChecked && faultsOf(values)),
    ...Object.fromEntries(rejected.map((field) => [field, edit.invalid])),
  };
  return {
    values,
    /** The error message of each invalid field. */
    errors,
    /** The last save failed for another reason than the fields, and there was none since (rule P36). */
    hasFailed: hasFailed && !isSaving && Object.keys(errors).length === 0,
    /** Props of a text field. */
    field: (name: TextFieldName) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value }),
    }),
    isDirty: Object.keys(changes).length > 0,
    isKept: () => isKept.current,
    isSaving,
    /** The versions of a save that was stopped by a conflict, else null. */
    conflict,
    /** Saves with the user's resolution of the conflict; null cancels the save and leaves the form unchanged. */
    settle: (answers: ConflictAnswers | null) => {
      setConflict(null);
      if (conflict === null || answers === null) return;
      // Includes input since the conflict was detected.
      const settled = resolveConflicts({ ...conflict, mine: latestValues.current }, answers);
      put(settled);
      setHasFailed(false);
      save(settled);
    },
    submit,
    change,
    /** Discards all changes, drafts of video texts included. */
    discard: () => {
      if (userId !== undefined) dropProfileDrafts(userId);
    },
  };
}

function faultsOf(values: ProfileValues): FieldErrors {
  const faults = Object.entries(checkProfile(values).faults);
  return Object.fromEntries(faults.filter(([, message]) => message !== undefined));
}
