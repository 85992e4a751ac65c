import { useState, type ChangeEvent, type SyntheticEvent } from 'react';

/** The result of validating a form. */
export interface CheckResult<Values> {
  /** The values to submit when there are no faults. */
  values: Values;
  /** The error message of each invalid field; undefined for valid ones. */
  faults: Partial<Record<keyof Values & string, string | undefined>>;
}

type Faults<Values> = CheckResult<Values>['faults'];

/**
 * State of a form with a few text fields that a plain function validates: on submit, and after the first submit with
 * every change. The inputs are uncontrolled, so that values from a password manager are read too (docs/decisions.md,
 * "Forms check themselves").
 */
export function useCheckedForm<Values extends object>(
  check: (typed: Values) => CheckResult<Values>,
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

/** The first field in DOM order that has an error. */
function firstWrong(form: HTMLFormElement, faults: object): HTMLInputElement | undefined {
  const wrong = Object.entries(faults).flatMap(([name, fault]) => (fault === undefined ? [] : [name]));
  return [...form.querySelectorAll('input')].find(({ name }) => wrong.includes(name));
}
