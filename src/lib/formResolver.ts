import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What this needs of a zod schema. */
interface Schema<Output> {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/**
 * Lets a schema check a form of react-hook-form: the first fault of each field counts, and what is handed on is what
 * the schema made of the values. For forms whose fields lie side by side; a fault deeper down counts for the field on
 * top. (The official package does more and weighs a kilobyte that the login's budget does not have.)
 */
export function formResolver<Input extends FieldValues, Output>(
  schema: Schema<Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= { type: 'invalid', message };
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}
