import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Profile, UserId } from '../../../api/generated/model/index.ts';
import { checkResolver } from '../../../lib/forms/formCheck.ts';
import type { TagGroupOptions } from '../../../tags/tagShelf.ts';
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
  shelves: readonly TagGroupOptions[] | null;
  /** Called before each save; resolving to false cancels the save. */
  onSave?: () => Promise<boolean>;
  onSaved: () => void;
  /** Called with the first invalid field, which may be on another tab. */
  onInvalid: (field: FocusableField) => void;
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/**
 * The form of three tabs with one save. Every change is persisted as a draft, so that nothing is lost by a failed save,
 * an expired token or a reload.
 */
export function useProfileForm({ profile, userId, shelves, onSave, onSaved, onInvalid }: ProfileFormInput) {
  const [{ base: firstBase, draft }] = useState(() => initialFormValues(profile, userId));
  const [base, setShownBase] = useState(firstBase);
  /** The same value for code that runs after a response, when the state may not be rendered yet. */
  const latestBase = useRef(firstBase);
  const [conflict, setConflict] = useState<MergeVersions | null>(null);
  const { register, control, handleSubmit, getValues, setValue, setError, reset, formState } = useForm<ProfileValues>({
    resolver: checkResolver(checkProfile),
    defaultValues: draft,
    shouldFocusError: false,
  });
  const values = useWatch({ control }) as ProfileValues;
  const { errors, isSubmitting } = formState;

  const changes = changesOf(base, values);
  const kept = JSON.stringify([changes, base]);
  /** False when storage is blocked or full; then leaving the page would lose changes. */
  const isKept = useRef(false);
  useEffect(() => {
    const [changed, before] = JSON.parse(kept) as [Partial<ProfileValues>, ProfileValues];
    isKept.current = userId !== undefined && writeProfileDraft(userId, changed, before);
  }, [userId, kept]);

  const put = (next: Pick<MergeVersions, 'base' | 'mine'>) => {
    // The fields stay registered: the React Compiler caches the result of `register`, so nothing would register them
    // again.
    reset(next.mine, { keepFieldsRef: true, keepErrors: true });
    latestBase.current = next.base;
    setShownBase(next.base);
  };
  /** Moves the changes made since `known` onto the server's new values. */
  const rebase = (theirs: ProfileValues, known: ProfileValues) =>
    put(rebaseProfile({ base: known, mine: getValues(), theirs }));
  // A refetched profile may have been changed elsewhere: the form shows it, and a save is compared with it
  // (rule P3a).
  const takeOver = (theirs: ProfileValues) => {
    if (Object.keys(changesOf(latestBase.current, theirs)).length > 0) rebase(theirs, latestBase.current);
  };
  const onProfile = useEffectEvent(takeOver);
  useEffect(() => onProfile(valuesOf(profile)), [profile]);

  const { save, isSaving: isSending } = useSaveProfile({
    shelves,
    onRead: takeOver,
    onConflict: setConflict,
    onSaved: (saved, sent) => {
      // Input during the request counts as a new change.
      rebase(valuesOf(saved), sent);
      onSaved();
    },
    onRejected: (fields) => {
      for (const field of fields) {
        if (field !== 'avatar' && field !== 'social') setError(field, { type: 'refused', message: edit.invalid });
      }
      if (fields[0] !== undefined) onInvalid(fields[0]);
    },
  });

  const sendChecked = async (checked: ProfileValues) => {
    if (onSave !== undefined && !(await onSave())) return;
    // `onSave` may have uploaded a picture that this save has to set (rule P13).
    save({ base: latestBase.current, mine: { ...checked, pictureUrl: getValues('pictureUrl') } });
  };
  const leadToFault = (faults: object) => {
    const first = goals.find((goal) => goal in faults);
    if (first !== undefined) onInvalid(first);
  };

  const isSaving = isSubmitting || isSending;
  return {
    register,
    values,
    errors,
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
      const settled = resolveConflicts({ ...conflict, mine: getValues() }, answers);
      put(settled);
      save(settled);
    },
    submit: () => {
      if (!isSaving) void handleSubmit(sendChecked, leadToFault)();
    },
    change: (next: Partial<ProfileValues>) => {
      for (const [field, value] of Object.entries(next)) setValue(field as keyof ProfileValues, value);
    },
    /** Discards all changes, drafts of video texts included. */
    discard: () => {
      if (userId !== undefined) dropProfileDrafts(userId);
    },
  };
}
