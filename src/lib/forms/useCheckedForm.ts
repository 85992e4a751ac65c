import { useEffect, useState, type ChangeEvent, type FocusEvent, type SyntheticEvent } from 'react';
import { after, every } from '../time/timer.ts';

/** Delay of a message in ms; longer than a press takes, so that the message does not move the pressed control away. */
const LEAVE_DELAY = 400;

/** The result of validating a form. */
export interface CheckResult<Values> {
  /** The values to submit when there are no faults. */
  values: Values;
  /** The error message of each invalid field; undefined for valid ones. */
  faults: Partial<Record<keyof Values & string, string | undefined>>;
}

type Faults<Values> = CheckResult<Values>['faults'];

/**
 * Returns the state of a form with a few text fields that a plain function validates: a filled-in field when it is
 * left, all fields on submit, and from then on with every change. The inputs are uncontrolled, so that
 * values from a password manager are read too (docs/decisions.md, "Forms check themselves").
 */
export function useCheckedForm<Values extends object>(
  check: (typed: Values) => CheckResult<Values>,
  onSubmit: (values: Values) => void,
) {
  const [faults, setFaults] = useState<Faults<Values>>({});
  const [isSubmitted, setSubmitted] = useState(false);
  /** The names of the fields that were filled in and left. */
  const [left, setLeft] = useState<readonly string[]>([]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = check(read(form) as Values);
    setFaults(checked.faults);
    setSubmitted(true);
    const wrong = firstWrong(form, checked.faults);
    if (wrong === undefined) onSubmit(checked.values);
    else wrong.focus();
  };
  const recheck = (form: HTMLFormElement | null) => {
    if (form !== null) setFaults(check(read(form) as Values).faults);
  };
  const leave = (name: string, input: HTMLInputElement) =>
    after(LEAVE_DELAY, () => {
      if (input.value === '' || input.matches(':focus')) return;
      recheck(input.form);
      setLeft((before) => [...before, name]);
    });
  const field = (name: keyof Values & string) => ({
    name,
    error: isSubmitted || left.includes(name) ? faults[name] : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => recheck(event.target.form),
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => void leave(name, target),
  });
  return { submit, field, recheck };
}

/** Interval in ms at which empty fields are read. */
const LOOK_MS = 250;

/**
 * Returns whether every field of a form is filled in, for a button that is disabled until then. The fields are read
 * themselves, because password managers fill them in without any event.
 * @returns whether they are, and a ref callback for an element around the fields
 */
export function useFilledIn(): [isFilledIn: boolean, around: (element: HTMLElement | null) => void] {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [isFilledIn, setFilledIn] = useState(false);
  useEffect(() => {
    if (root === null) return undefined;
    const look = () => setFilledIn([...root.querySelectorAll('input')].every(({ value }) => value !== ''));
    look();
    const stopLooking = isFilledIn ? () => {} : every(LOOK_MS, look);
    root.addEventListener('input', look);
    return () => {
      stopLooking();
      root.removeEventListener('input', look);
    };
  }, [root, isFilledIn]);
  return [isFilledIn, setRoot];
}

function read(form: HTMLFormElement): object {
  return Object.fromEntries(new FormData(form));
}

/** Returns the first field in DOM order that has an error. */
function firstWrong(form: HTMLFormElement, faults: object): HTMLInputElement | undefined {
  const wrong = Object.entries(faults).flatMap(([name, fault]) => (fault === undefined ? [] : [name]));
  return [...form.querySelectorAll('input')].find(({ name }) => wrong.includes(name));
}
