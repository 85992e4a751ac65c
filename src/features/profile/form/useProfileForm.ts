import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Profile, UserId } from '../../../api/generated/model/index.ts';
import { checkResolver } from '../../../lib/formCheck.ts';
import { edit } from '../copy.ts';
import { checkProfile } from './checkProfile.ts';
import { goals, type Goal } from './fields.ts';
import { dropProfileDrafts, readProfileDraft, writeProfileDraft } from './profileDraft.ts';
import { profileUpdate } from './profileUpdate.ts';
import { changesOf, type ProfileValues, valuesOf } from './profileValues.ts';
import { chosenIds, type TagShelf } from './tagChoice.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface ProfileFormInput {
  /** Null for somebody who has none yet. */
  profile: Profile | null;
  /** Whose draft it is; undefined when nobody knows: then nothing is kept. */
  userId: UserId | undefined;
  shelves: readonly TagShelf[] | null;
  onSaved: () => void;
  /** Something is wrong in a field, maybe on another tab. */
  onInvalid: (field: Goal) => void;
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/**
 * The form of three tabs with one save. What differs from the server's state is kept as a draft with every change, so
 * that a failing save, a dead token and a reload lose nothing.
 */
export function useProfileForm({ profile, userId, shelves, onSaved, onInvalid }: ProfileFormInput) {
  const [base, setBase] = useState(() => valuesOf(profile));
  const { register, control, handleSubmit, getValues, setValue, setError, reset, formState } = useForm<ProfileValues>({
    resolver: checkResolver(checkProfile),
    defaultValues: { ...base, ...(userId === undefined ? {} : readProfileDraft(userId)) },
    shouldFocusError: false,
  });
  const values = useWatch({ control }) as ProfileValues;
  const { errors } = formState;

  const changes = changesOf(base, values);
  const kept = JSON.stringify(changes);
  /** False when storage is blocked or full: then leaving the page would lose something. */
  const isKept = useRef(false);
  useEffect(() => {
    isKept.current = userId !== undefined && writeProfileDraft(userId, JSON.parse(kept) as Partial<ProfileValues>);
  }, [userId, kept]);

  /** Another state of the server's, on which the changes since the known one are put again. */
  const rebase = (next: ProfileValues, known: ProfileValues) => {
    // The fields stay registered: the compiler keeps what `register` gave, and nothing would register them anew.
    reset({ ...next, ...changesOf(known, getValues()) }, { keepFieldsRef: true, keepErrors: true });
    setBase(next);
  };
  // Read anew, it may have been changed elsewhere: a save that does not know would change that back (decision P3).
  const takeOver = useEffectEvent((next: ProfileValues) => {
    if (Object.keys(changesOf(base, next)).length > 0) rebase(next, base);
  });
  // The form's own state lies outside of React's: it can't be derived while drawing.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => takeOver(valuesOf(profile)), [profile]);

  const { save, isSaving } = useSaveProfile({
    onSaved: (saved, sent) => {
      // What was typed while it was on its way is a change again.
      rebase(valuesOf(saved), sent);
      onSaved();
    },
    onRefused: (fields) => {
      for (const field of fields) {
        if (field !== 'avatar' && field !== 'social') setError(field, { type: 'refused', message: edit.invalid });
      }
      if (fields[0] !== undefined) onInvalid(fields[0]);
    },
  });

  const submit = handleSubmit(
    (checked) => {
      const tagIds =
        shelves === null || changesOf(base, checked).tags === undefined ? null : chosenIds(checked, shelves);
      save(profileUpdate(checked, tagIds), checked);
    },
    (faults) => {
      const first = goals.find((goal) => goal in faults);
      if (first !== undefined) onInvalid(first);
    },
  );

  return {
    register,
    values,
    errors,
    isDirty: Object.keys(changes).length > 0,
    isKept: () => isKept.current,
    isSaving,
    submit: () => void submit(),
    change: (next: Partial<ProfileValues>) => {
      for (const [field, value] of Object.entries(next)) setValue(field as keyof ProfileValues, value);
    },
    /** The person gives up what they changed, words about videos included. */
    discard: () => {
      if (userId !== undefined) dropProfileDrafts(userId);
    },
  };
}
