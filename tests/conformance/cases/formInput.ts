import type { CallInput } from '../engine/exchange.ts';

/** Returns the input of a request with a form as its body. */
export function formInput(fields: Readonly<Record<string, string | File>>): CallInput {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { body };
}
