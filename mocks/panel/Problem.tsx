import { useId } from 'react';
import { FieldError } from '../../src/ui/Field/FieldError.tsx';
import { mock } from './copy.ts';

/** Why something was not done, where it was asked for. */
export function Problem({ text }: { text: string | null }) {
  const id = useId();
  return <div role="alert">{text !== null && <FieldError id={id}>{mock.problem(text)}</FieldError>}</div>;
}
