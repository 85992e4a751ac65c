import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What came of looking through a form. */
export interface Checked<Values> {
  /** What is to be handed on when nothing is wrong. */
  values: Values;
  /** What to say about each field that is wrong; undefined for those that are right. */
  faults: Partial<Record<keyof Values & string, string | undefined>>;
}

/** Lets a plain function check a form of react-hook-form. Small forms need less: `useCheckedForm`. */
export function checkResolver<Typed extends FieldValues, Values extends FieldValues>(
  check: (typed: Typed) => Checked<Values>,
): Resolver<Typed, unknown, Values> {
  return (typed) => {
    const { values, faults } = check(typed);
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, message] of Object.entries(faults)) {
      if (message !== undefined) errors[name] = { type: 'invalid', message };
    }
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Typed> };
  };
}
