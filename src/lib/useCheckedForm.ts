import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import type { Checked } from './formCheck.ts';

type Faults<Values> = Checked<Values>['faults'];

/**
 * A form of a few text fields that a plain function checks: on submit, and after that with every change. What is typed
 * stays with the fields themselves, so that whatever fills them in, a password manager included, is heard. For forms
 * before the login, whose budget has no room for a library (DECISIONS.md, "Forms before the login check themselves").
 */
export function useCheckedForm<Values extends object>(
  check: (typed: Values) => Checked<Values>,
  onSubmit: (values: Values) => void,
) {
  const [faults, setFaults] = useState<Faults<Values> | null>(null);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = check(read(form) as Values);
    setFaults(checked.faults);
    const wrong = firstWrong(form, checked.faults);
    if (wrong === undefined) onSubmit(checked.values);
    else wrong.focus();
  };
  const recheck = (form: HTMLFormElement | null) => {
    if (faults !== null && form !== null) setFaults(check(read(form) as Values).faults);
  };
  const field = (name: keyof Values & string) => ({
    name,
    error: faults?.[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => recheck(event.target.form),
  });
  return { submit, field, recheck };
}

function read(form: HTMLFormElement): object {
  return Object.fromEntries(new FormData(form));
}

/** The first field, from above, that something is to be said about. */
function firstWrong(form: HTMLFormElement, faults: object): HTMLInputElement | undefined {
  const wrong = Object.entries(faults).flatMap(([name, fault]) => (fault === undefined ? [] : [name]));
  return [...form.querySelectorAll('input')].find(({ name }) => wrong.includes(name));
}
