import { useId } from 'react';
import { FieldError } from '../../../src/ui/Field/FieldError.tsx';
import { mock } from '../copy.ts';

/** Why an action failed, beside its control. */
export function Problem({ text }: { text: string | null }) {
  const id = useId();
  return <div role="alert">{text !== null && <FieldError id={id}>{mock.problem(text)}</FieldError>}</div>;
}
