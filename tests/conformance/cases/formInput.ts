import type { CallInput } from '../engine/exchange.ts';

/** A call with a form. */
export function formInput(fields: Readonly<Record<string, string | File>>): CallInput {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { body };
}
