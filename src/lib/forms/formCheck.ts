import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** The result of validating a form. */
export interface CheckResult<Values> {
  /** The values to submit when there are no faults. */
  values: Values;
  /** The error message of each invalid field; undefined for valid ones. */
  faults: Partial<Record<keyof Values & string, string | undefined>>;
}

/** Converts a plain validation function to a resolver of react-hook-form. Small forms use `useCheckedForm` instead. */
export function checkResolver<Typed extends FieldValues, Values extends FieldValues>(
  check: (typed: Typed) => CheckResult<Values>,
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
