import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useCheckedForm } from '../../lib/forms/useCheckedForm.ts';
import { isComposing } from '../../lib/keyboard/isComposing.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { common } from '../../ui/copy.ts';
import * as dialog from '../../ui/Dialog/Dialog.css.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { MAX_SEARCH_NAME_LENGTH, nameFault, type NameFault } from './savedSearch.ts';
import { savedSearch } from './savedSearchCopy.ts';

const faultTexts: Record<NameFault, string> = {
  empty: savedSearch.noName,
  tooLong: savedSearch.nameTooLong(MAX_SEARCH_NAME_LENGTH),
};

interface SearchNameFormProps {
  initialName: string;
  /** The reason why no name can be saved; undefined if one can. */
  refusal?: string | undefined;
  /** Whether the field receives the focus when the form appears. */
  takesFocus?: boolean;
  /** Receives a valid name. */
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** Renders the form for the name of a saved search. */
export function SearchNameForm({ initialName, refusal, takesFocus = false, onSubmit, onCancel }: SearchNameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const check = ({ name }: { name: string }) => {
    const fault = nameFault(name.trim());
    return {
      values: { name: name.trim() },
      faults: { name: refusal ?? (fault === null ? undefined : faultTexts[fault]) },
    };
  };
  const { submit, field } = useCheckedForm<{ name: string }>(check, ({ name }) => onSubmit(name));
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  // Escape closes only the form, and not the dialog with the list around it.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <Stack as="form" gap="medium" noValidate onSubmit={submit} onKeyDown={handleKey}>
      <TextField
        {...field('name')}
        ref={input}
        label={savedSearch.name}
        defaultValue={initialName}
        autoComplete="off"
        required
      />
      <div className={dialog.actions}>
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button type="submit" variant="primary">
          {common.save}
        </Button>
      </div>
    </Stack>
  );
}
