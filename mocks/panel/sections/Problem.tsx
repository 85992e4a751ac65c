import { useId } from 'react';
import { FieldError } from '../../../src/ui/Field/FieldLayout.tsx';
import { mock } from '../copy.ts';

/** Shows beside a control why its action failed. */
export function Problem({ text }: { text: string | null }) {
  const id = useId();
  return <div role="alert">{text !== null && <FieldError id={id}>{mock.problem(text)}</FieldError>}</div>;
}
