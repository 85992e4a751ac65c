import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Profile, UserId } from '../../../api/generated/model/index.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { edit } from '../copy.ts';
import { dropProfileDrafts } from './profileDraft.ts';
import type { InputField } from './profileFields.ts';
import { createProfileForm, fieldErrors } from './profileFormStore.ts';
import { changesOf } from './profileValues.ts';

/** The form as its tabs need it. */
export type ProfileForm = ReturnType<typeof useProfileForm> & { submit: () => void };

/**
 * Returns the profile form of an open editor.
 * @param profile null when the user has no profile yet
 * @param userId owner of the draft; while undefined, no draft is stored
 */
export function useProfileForm(profile: Profile | null, userId: UserId | undefined) {
  const client = useQueryClient();
  const [form] = useState(() => createProfileForm(client, profile, userId));
  const state = useStore(form.store);
  useEffect(() => (userId === undefined ? undefined : form.persistFor(userId)), [form, userId]);
  useEffect(() => form.receive(profile), [form, profile]);

  const { base, values, conflict, hasFailed, isSaving } = state;
  const errors = fieldErrors(state);
  const { change } = form;
  return {
    values,
    errors,
    /** Whether the last save failed for another reason than invalid fields, and no save has followed. */
    hasFailed: hasFailed && !isSaving && Object.keys(errors).length === 0,
    /** Returns the props of a text field. */
    field: (name: InputField) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value }),
    }),
    isDirty: Object.keys(changesOf(base, values)).length > 0,
    isPersisted: form.isPersisted,
    isSaving,
    conflict,
    change,
    save: form.submit,
    settle: form.settle,
    /** Discards all changes of this tab, including the drafts of video texts. */
    discard: () => {
      if (userId !== undefined) dropProfileDrafts(userId, changesOf(base, values));
    },
  };
}

interface TabFormProps {
  form: ProfileForm;
  children: ReactNode;
}

/** Renders the fields of a tab in a form; Enter in one of them saves, as the save button does. */
export function TabForm({ form, children }: TabFormProps) {
  return (
    <Stack
      as="form"
      gap="large"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      <button type="submit" hidden>
        {edit.save}
      </button>
    </Stack>
  );
}
